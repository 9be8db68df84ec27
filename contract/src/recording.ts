/** Only known extensions: "Romans 8.28" has none. */
export const AUDIO_EXTENSION =
  /\.(3gp|aac|aiff?|amr|flac|m4[ab]|mp[234]|og[ag]|opus|wave?|web[am]|wma)$/i;

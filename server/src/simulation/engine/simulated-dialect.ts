import type {
  CompiledQuery,
  DatabaseConnection,
  Dialect,
  Driver,
  QueryResult,
  TransactionSettings,
} from 'kysely';

export interface DatabaseCalls {
  /** Throws if the process has died. */
  requireAlive(): void;
  /** Makes the call when its turn comes. */
  call<Result>(
    what: string,
    run: () => Promise<Result>,
    options?: { canFail: boolean },
  ): Promise<Result>;
  /** Called when a transaction that wrote to these tables, or a single statement, has been committed. */
  onCommit(tables: ReadonlySet<string>): Promise<void>;
}

const WRITE = /^\s*(?:insert into|update|delete from)\s+"?(\w+)"?/i;

/** A real dialect, each of whose queries waits for its turn, can fail, and can be the last thing that a process does. */
export function simulatedDialect(
  dialect: Dialect,
  calls: DatabaseCalls,
): Dialect & { driver: Driver } {
  const driver = dialect.createDriver();
  return {
    driver,
    createDriver: () => new SimulatedDriver(driver, calls),
    createAdapter: () => dialect.createAdapter(),
    createIntrospector: (db) => dialect.createIntrospector(db),
    createQueryCompiler: () => dialect.createQueryCompiler(),
  };
}

class SimulatedConnection implements DatabaseConnection {
  readonly real: DatabaseConnection;
  readonly #calls: DatabaseCalls;
  isInTransaction = false;
  written = new Set<string>();

  constructor(real: DatabaseConnection, calls: DatabaseCalls) {
    this.real = real;
    this.#calls = calls;
  }

  async executeQuery<Row>(query: CompiledQuery): Promise<QueryResult<Row>> {
    const [, table] = WRITE.exec(query.sql) ?? [];
    return await this.#calls.call(
      shorten(query.sql),
      async () => {
        const result = await this.real.executeQuery<Row>(query);
        if (table) await this.#onWrite(table);
        return result;
      },
      { canFail: table !== undefined },
    );
  }

  streamQuery(): never {
    throw new Error('The simulation streams no rows.');
  }

  async #onWrite(table: string): Promise<void> {
    if (this.isInTransaction) this.written.add(table);
    else await this.#calls.onCommit(new Set([table]));
  }
}

class SimulatedDriver implements Driver {
  readonly #real: Driver;
  readonly #calls: DatabaseCalls;

  constructor(real: Driver, calls: DatabaseCalls) {
    this.#real = real;
    this.#calls = calls;
  }

  init = () => this.#real.init();
  destroy = () => this.#real.destroy();

  async acquireConnection(): Promise<DatabaseConnection> {
    this.#calls.requireAlive();
    return new SimulatedConnection(await this.#real.acquireConnection(), this.#calls);
  }

  async releaseConnection(connection: DatabaseConnection): Promise<void> {
    await this.#real.releaseConnection((connection as SimulatedConnection).real);
  }

  async beginTransaction(connection: DatabaseConnection, settings: TransactionSettings) {
    const simulated = connection as SimulatedConnection;
    const canFail = settings.accessMode !== 'read only';
    await this.#calls.call('begin', () => this.#real.beginTransaction(simulated.real, settings), {
      canFail,
    });
    simulated.isInTransaction = true;
  }

  async commitTransaction(connection: DatabaseConnection): Promise<void> {
    const simulated = connection as SimulatedConnection;
    const commit = async () => {
      await this.#real.commitTransaction(simulated.real);
      await this.#calls.onCommit(simulated.written);
    };
    await this.#calls.call('commit', commit, { canFail: simulated.written.size > 0 });
  }

  async rollbackTransaction(connection: DatabaseConnection): Promise<void> {
    const { real } = connection as SimulatedConnection;
    await this.#calls.call('rollback', () => this.#real.rollbackTransaction(real));
  }
}

const SQL_MAX_CHARS = 60;

/** Enough to recognize the query in the report of a failure. */
function shorten(sql: string): string {
  return sql.replace(/\s+/g, ' ').trim().slice(0, SQL_MAX_CHARS);
}

import type { Messages } from '../catalog.ts';

export default {
  title: 'Servidor de correo',
  sentThrough: (host: string, port: number) =>
    `Los correos se envían a través de ${host}, puerto ${port}.`,
  isSet: 'Hay un servidor de correo configurado.',
  cannotBeSent: 'No se pueden enviar correos.',
  notSet:
    'No hay ningún servidor de correo: los correos se escriben en la carpeta data/outbox del servidor y no se envían.',
  replace: 'Escriba uno nuevo para reemplazarlo.',
  server: 'Servidor',
  serverInvalid:
    'Escriba el nombre del servidor, por ejemplo mail.example.org. Deje el puerto vacío para usar el habitual.',
  port: 'Puerto',
  encryption: 'Cifrado',
  encryptions: {
    starttls: 'STARTTLS (normalmente puerto 587)',
    tls: 'TLS (normalmente puerto 465)',
    none: 'Ninguno: solo en una red de confianza',
  },
  user: 'Nombre de usuario',
  password: 'Contraseña',
  testTitle: 'Prueba',
  saveFirst: 'Primero guarde los cambios; después puede probarlos aquí.',
  test: (email: string) => `Envía un correo a ${email}.`,
  sendTest: 'Enviarme un correo de prueba',
} satisfies Messages['email'];

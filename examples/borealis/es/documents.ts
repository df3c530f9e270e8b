import type { Documents } from '#shapes';

export const documents: Documents = {
  heading: 'Documentos',
  text: 'Los certificados se falsifican a menudo. Por eso los enviamos a quien los pide, y nadie los descarga de aquí.',
  labels: { issuer: 'Emitido por', validUntil: 'Válido hasta el' },
  request: 'Pedir',
  message: 'Por favor, envíenos:',
  list: [
    {
      name: 'Póliza de seguro de carga',
      issuer: 'Aseguradora Inventada',
      validUntil: '2099-12-31',
      onRequest: true,
    },
    { name: 'Certificado de higiene del transporte', onRequest: true },
  ],
};

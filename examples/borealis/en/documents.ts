import type { Documents } from '#shapes';

export const documents: Documents = {
  heading: 'Papers',
  text: 'Certificates are often forged. So we send them to whoever asks, and nobody downloads them here.',
  labels: { issuer: 'Issued by', validUntil: 'Valid until' },
  request: 'Ask for it',
  message: 'Please send us:',
  list: [
    {
      name: 'Cargo insurance certificate',
      issuer: 'An Invented Insurer',
      validUntil: '2099-12-31',
      onRequest: true,
    },
    { name: 'Hygiene certificate for transport', onRequest: true },
  ],
};

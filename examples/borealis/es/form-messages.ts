import type { FormMessages } from '#shapes';

export const formMessages: FormMessages = {
  wrongEmail: 'El correo no tiene un formato válido',
  wrongReach: 'Indica un correo o un teléfono',
  missing: 'Completa este campo',
  tooLong: 'Usa como máximo {limit} caracteres',
};

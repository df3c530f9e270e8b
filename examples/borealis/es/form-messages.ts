import type { FormMessages } from '#shapes';

export const formMessages: FormMessages = {
  wrongEmail: 'El correo no tiene un formato válido',
  missing: 'Completa este campo',
  tooLong: 'Usa como máximo {limit} caracteres',
};

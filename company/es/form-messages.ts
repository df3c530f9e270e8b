import type { FormMessages } from '#shapes';

export const formMessages: FormMessages = {
  wrongEmail: 'El correo electrónico no tiene un formato válido',
  missing: 'Complete este campo',
  tooLong: 'Use como máximo {limit} caracteres',
};

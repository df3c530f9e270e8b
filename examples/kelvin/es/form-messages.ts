import type { FormMessages } from '#shapes';

export const formMessages: FormMessages = {
  wrongEmail: 'El correo electrónico no tiene un formato válido',
  wrongReach: 'Indique un correo o un teléfono',
  missing: 'Complete este campo',
  tooLong: 'Use como máximo {limit} caracteres',
};

/** The little that a visitor does, whichever engine does it. Selectors are CSS. */
export type Driver = {
  goto: (address: string) => Promise<void>;
  back: () => Promise<void>;
  resize: (width: number, height: number) => Promise<void>;
  click: (selector: string) => Promise<void>;
  clickAt: (x: number, y: number) => Promise<void>;
  type: (selector: string, text: string) => Promise<void>;
  /** Into whatever has the focus. */
  write: (text: string) => Promise<void>;
  press: (key: 'Escape' | 'Tab' | 'Enter' | 'Home' | 'End' | 'ArrowLeft') => Promise<void>;
  evaluate: <Args extends unknown[], Result>(
    run: (...args: Args) => Result,
    ...args: Args
  ) => Promise<Awaited<Result>>;
};

export type Engine = {
  name: string;
  /** Where the engine lies, installed first where it can be. */
  find: () => string | undefined;
  /** A new visitor, with or without JavaScript, who leaves when `visit` is done. */
  open: (options: { scripts: boolean }, visit: (driver: Driver) => Promise<void>) => Promise<void>;
};

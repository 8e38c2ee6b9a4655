import { INSTANCE } from '@tillkit/mount'

/** The whole page: what is left on the root or in the head counts too. */
export const whole = (): string => document.documentElement.outerHTML

/** What the fields hold and allow, which the HTML does not say. */
export const fields = () =>
  Array.from(document.querySelectorAll<HTMLInputElement>('input, select, textarea, button'), (field) => [
    field,
    field.value,
    field.checked,
    field.disabled,
  ])

/** The page's globals, apart from Tillkit's own, from where jQuery keeps its data, and from React's mark. */
export const globals = () =>
  [globalThis, document]
    .flatMap((scope) => Reflect.ownKeys(scope))
    .filter((name) => name !== INSTANCE && !/^(jQuery\d|_reactListening)/.test(String(name)))

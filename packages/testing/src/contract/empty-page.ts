import { beforeAll } from 'vitest'

// For the set-up of unit tests: files share a window, and each begins on an empty page, whatever one before has left on it.
beforeAll(() => {
  if (typeof document === 'undefined') return
  document.body.replaceChildren()
  // A spy that was restored stays as a property of the document's own, which what is put over it later may not get past.
  Reflect.deleteProperty(document, 'cookie')
})

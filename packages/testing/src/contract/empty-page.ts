import { beforeAll } from 'vitest'

// For the set-up of unit tests: files share a window, and each begins on an empty page, whatever one before has left on it.
beforeAll(() => {
  if (typeof document !== 'undefined') document.body.replaceChildren()
})

/** The elements that a caller means: by one, by several in whatever holds them (a jQuery object, a list), or by none. */
export function elementsOf(passed: unknown): readonly Element[] {
  if (passed instanceof Element) return [passed]
  return Array.from(Object(passed) as ArrayLike<unknown>).filter((one) => one instanceof Element)
}

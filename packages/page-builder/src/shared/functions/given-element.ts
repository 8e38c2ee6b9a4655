/** The element that a script gives to a public function: itself, or the first of a jQuery object or a list. */
export function givenElement(given: unknown): Element | undefined {
  if (given instanceof Element) return given
  const first: unknown = typeof given === 'object' && given !== null ? Reflect.get(given, 0) : undefined
  return first instanceof Element ? first : undefined
}

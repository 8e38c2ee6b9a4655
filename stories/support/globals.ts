/** Sets properties by name (`undefined` takes one away) and hands back what puts the earlier ones back. */
export function setGlobals(scope: object, values: Readonly<Record<string, unknown>>): () => void {
  const before = Object.keys(values).map((name) => [name, Reflect.getOwnPropertyDescriptor(scope, name)] as const)
  for (const [name, value] of Object.entries(values)) {
    if (value === undefined) Reflect.deleteProperty(scope, name)
    else Reflect.set(scope, name, value)
  }
  return () => {
    for (const [name, descriptor] of before) {
      if (descriptor) Reflect.defineProperty(scope, name, descriptor)
      else Reflect.deleteProperty(scope, name)
    }
  }
}

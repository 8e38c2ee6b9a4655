/** What the server printed of one element. */
interface Printed {
  readonly element: Element
  readonly classes: readonly string[]
  readonly attributes: ReadonlyMap<string, string>
}

/** The server's elements as they stood before a unit came. */
export type Snapshot = readonly Printed[]

/**
 * Remembers the elements of the page.
 * @param rewrites selects what the unit may fill anew; what is inside belongs to nobody
 */
export function snapshotOf(root: ParentNode, rewrites: string | undefined): Snapshot {
  return [...root.querySelectorAll('*')]
    .filter((element) => !rewrites || !element.parentElement?.closest(rewrites))
    .map((element) => ({
      element,
      classes: [...element.classList],
      attributes: new Map(Array.from(element.attributes, ({ name, value }) => [name, value])),
    }))
}

/** What a unit may change while it lives. */
export interface StateNames {
  readonly stateClasses?: readonly string[]
  readonly stateAttributes?: readonly string[]
}

/** What has been lost since, in words, a line for each: elements, classes, ids and data attributes. */
export function lostSince(snapshot: Snapshot, { stateClasses = [], stateAttributes = [] }: StateNames): string[] {
  return snapshot.flatMap(({ element, classes, attributes }) => {
    const name = [element.localName, ...classes].join('.')
    if (!element.isConnected) return [`the element ${name}`]
    const gone = classes.filter((one) => !element.classList.contains(one) && !stateClasses.includes(one))
    const lasting = [...attributes].filter(([one]) => /^(id|name|data-.*)$/.test(one) && !stateAttributes.includes(one))
    const changed = lasting.filter(([attribute, value]) => element.getAttribute(attribute) !== value)
    return [
      ...gone.map((one) => `the class ${one} of ${name}`),
      ...changed.map(([attribute]) => `the attribute ${attribute} of ${name}`),
    ]
  })
}

/** What differs from the server's elements once the unit has gone, apart from one class and attribute of others. */
export function differencesSince(snapshot: Snapshot, theirs: { class: string; attribute: string }): string[] {
  return snapshot.flatMap(({ element, classes, attributes }) => {
    const name = [element.localName, ...classes].join('.')
    const own = [...element.classList].filter((one) => one !== theirs.class)
    const isSame = own.length === classes.length && classes.every((one) => own.includes(one))
    const now = new Map(Array.from(element.attributes, (one) => [one.name, one.value]))
    const kept = now.delete(theirs.attribute) && element.classList.contains(theirs.class)
    const names = new Set([...now.keys(), ...attributes.keys()])
    names.delete('class')
    const changed = [...names].filter((attribute) => now.get(attribute) !== attributes.get(attribute))
    return [
      ...(kept ? [] : [`what others wrote on ${name}`]),
      ...(isSame ? [] : [`the classes of ${name}: ${own.join(' ')}`]),
      ...changed.map((attribute) => `${attribute} of ${name}: ${now.get(attribute) ?? 'gone'}`),
    ]
  })
}

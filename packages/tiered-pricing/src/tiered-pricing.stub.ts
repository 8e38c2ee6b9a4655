/** The legacy script's instance, as third parties know it. */
export type LegacyInstance = object

/** `document.__tieredPricing`: what third parties read and set. */
export interface Surface {
  activeInstances: LegacyInstance[]
  initFunction: (wrapper: Element) => LegacyInstance | null
  overrides: {
    $getPriceContainer?: (productId: number, parentId: number, manager: object) => ArrayLike<Element>
    $getQuantityField?: (parentId: number, manager: object) => ArrayLike<Element>
  }
}

/** The page's surface, made where inline code or a stub has not made it yet. */
export function stubSurface(): Surface {
  const holder = document as Document & { __tieredPricing?: Partial<Surface> }
  const surface = (holder.__tieredPricing ??= {})
  surface.activeInstances ??= []
  surface.overrides ??= {}
  // Content that was handed over too early is found by the page's observer once the unit is there.
  surface.initFunction ??= () => null
  return surface as Surface
}

/** What the script tag and the page's head set up before the unit's code is there. */
export { stubSurface as stub }

import { useLayoutEffect } from 'react'

const ATTRIBUTE = 'aria-describedby'

/**
 * Adds an id to those that describe a field, which may be the server's, and takes it out again. Others add theirs to the same
 * attribute, also between the two: so a word is added and taken out, and never the whole value written.
 */
export function useDescribedBy(field: Element | null | undefined, id: string): void {
  useLayoutEffect(() => {
    if (!field) return
    const words = () => (field.getAttribute(ATTRIBUTE) ?? '').split(/\s+/).filter(Boolean)
    const wasThere = field.hasAttribute(ATTRIBUTE)
    field.setAttribute(ATTRIBUTE, [...words().filter((word) => word !== id), id].join(' '))
    return () => {
      const left = words().filter((word) => word !== id)
      if (left.length > 0 || wasThere) field.setAttribute(ATTRIBUTE, left.join(' '))
      else field.removeAttribute(ATTRIBUTE)
    }
  }, [field, id])
}

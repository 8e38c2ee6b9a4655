import { adoptAs, live, type Host } from '@tillkit/mount'
import { anatomy } from './anatomy.ts'

/** Lifts what is below the least order, and tells whoever reckons with it. */
export function raiseQuantities(host: Host): void {
  live(host, anatomy.quantity, (field, life) => {
    if (!(field instanceof HTMLInputElement) || field.min === '' || Number(field.min) < 0) return
    // An empty one is not too small: of a group's products most are not wanted.
    if (field.value === '' || !(Number(field.value) < Number(field.min))) return
    // Somebody types there: of 12 the 1 may be all so far.
    if (field === document.activeElement && field.value !== field.defaultValue) return
    adoptAs(life, field, { properties: { value: field.min } })
    for (const type of ['input', 'change']) field.dispatchEvent(new Event(type, { bubbles: true }))
  })
}

import { adoptAs, live } from '@tillkit/mount'
import type { ListingHost } from '../../panel/context.ts'
import { ICONS } from '../../filters.anatomy.ts'
import { iconClass, OVERLAY } from './anatomy.ts'

/** Pictures that show an icon when they are pointed at take it from the listing's own attributes. */
export function bindOverlays(host: ListingHost): void {
  const icons = Object.fromEntries(ICONS.flatMap((name) => {
    const icon = host.element.getAttribute(name)
    return icon === null ? [] : [[name, icon]]
  }))
  const marks = Object.fromEntries(Object.keys(icons).map((name) => [iconClass(name), true]))
  live(host, OVERLAY, (overlay, life) => adoptAs(life, overlay, { attributes: icons, classes: marks }), host.element)
}


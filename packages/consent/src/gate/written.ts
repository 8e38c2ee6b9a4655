import { DECLARES, INERT, SOURCE } from './anatomy.ts'
import type { Gate } from './parked.ts'
import { categoriesOf, declaring } from './refused.ts'

/** HTML that a script writes, with what is refused in it switched off: pictures and frames begin to load as they are parsed. */
export function written(gate: Gate, html: string): string {
  return html.replace(/<(script|iframe|img)(?=\s)(?:"[^"]*"|'[^']*'|[^"'>])*?\ssrc\s*=\s*["']?([^"'\s>]+)[^>]*/gi, (tag, name: string, address: string) => {
    const categories = categoriesOf(address, tag.match(`${DECLARES}=(?:["']([^"']*)|([\\w-]+))`)?.slice(1).find(Boolean))
    if (!categories.some(gate.isRefused)) return tag
    // Of two attributes of one name the first counts.
    const off = /t/i.test(name) ? `type="${INERT}"` : `src ${SOURCE}="${address}"`
    return tag.replace(name, `${name} ${off} ${DECLARES}="${declaring(categories)}"`)
  })
}

import { escapeText } from '@tillkit/fixtures'

/** A product's name as text in which a measure such as 57 × 40 mm stays on one line. */
export function nameHtml(name: string): string {
  return escapeText(name)
    .replaceAll(' × ', '&nbsp;×&nbsp;')
    .replaceAll(/(\d) mm/g, '$1&nbsp;mm')
    .replaceAll(/ of (\d+)/g, ' of&nbsp;$1')
}

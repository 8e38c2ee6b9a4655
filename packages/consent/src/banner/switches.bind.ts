import { listen } from '@tillkit/dom'
import { adopt } from '@tillkit/mount'
import type { ConsentHost } from '../consent.context.ts'
import { ids, selectors } from './anatomy.ts'
import { CATEGORY_LABEL, labelOf, OPT_OUT_LABEL } from './switches.model.ts'

/** Binds the switches of categories, in the preferences and in the banner: two of one category go together. */
export function bindSwitches(host: ConsentHost, place: HTMLElement): void {
  const { config: { categories, shortCodes, switches }, store } = host
  for (const box of place.querySelectorAll<HTMLInputElement>(selectors.boxes)) {
    const isDirect = box.id.startsWith(ids.direct)
    const slug = box.id.slice((isDirect ? ids.direct : ids.switch).length)
    const { name = slug } = categories.find((category) => category.slug === slug) ?? {}
    const colours = isDirect ? switches.preview : switches.detail
    adopt(host, box, store, ({ ticked }) => {
      const isOn = ticked[slug] === true
      return {
        properties: { checked: isOn },
        style: { 'background-color': isOn ? colours.on : colours.off },
        attributes: { 'aria-label': labelOf(shortCodes, { key: CATEGORY_LABEL, isOn, slug, name }) },
      }
    })
    listen(host, box, 'change', () => store.setState(({ ticked }) => ({ ticked: { ...ticked, [slug]: box.checked } })))
  }
}

/** Binds the box to opt out. */
export function bindOptOut(host: ConsentHost, place: HTMLElement): void {
  const { config: { shortCodes, switches: { optOut } }, store } = host
  const box = place.querySelector<HTMLInputElement>(selectors.optOutBox)
  if (!box) return
  adopt(host, box, store, ({ optsOut: isOn }) => ({
    properties: { checked: isOn },
    style: { 'background-color': isOn ? optOut.on : optOut.off },
    attributes: { 'aria-label': labelOf(shortCodes, { key: OPT_OUT_LABEL, isOn }) },
  }))
  listen(host, box, 'change', () => store.setState({ optsOut: box.checked }))
}

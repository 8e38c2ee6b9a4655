import { invoke, listen, nearest } from '@tillkit/dom'
import { adopt, adoptAs, defineBehaviour, live } from '@tillkit/mount'
import { createStore } from 'zustand/vanilla'
import { anatomy, classes, ICONS, SHOP } from './anatomy.ts'

/** What a shop module says of all of its products. */
interface ShopConfig {
  /** By attribute; those that the module has. */
  readonly icons: Readonly<Record<string, string>>
  /** The module's number, as its products' classes have it. */
  readonly shop: string | null
}

/** The products of a shop module: their icons, their own classes, and what the pointer at a picture shows. */
export const unit = defineBehaviour<ShopConfig>({
  name: 'page-builder/shop',
  selector: SHOP,
  when: 'now',
  read: (element) => ({
    icons: Object.fromEntries(Object.keys(ICONS).flatMap((name) => {
      const icon = element.getAttribute(name)
      return icon ? [[name, icon]] : []
    })),
    shop: element.getAttribute(anatomy.index),
  }),
  start(host) {
    const { element, config: { icons, shop } } = host
    const shown = { attributes: icons, classes: Object.fromEntries(Object.entries(ICONS).flatMap(([name, className]) => (name in icons ? [[className, true]] : []))) }
    if (Object.keys(icons).length > 0) live(host, anatomy.overlay, (overlay, life) => adoptAs(life, overlay, shown), element)
    const hovered = createStore(() => ({ product: null as Element | null }))
    live(host, anatomy.product, (product, life) => {
      const place = [...invoke(element, 'querySelectorAll', anatomy.product)].indexOf(product)
      if (shop) adoptAs(life, product, { classes: { [classes.item(shop, place)]: true } })
      for (const text of invoke(product, 'querySelectorAll', anatomy.texts)) {
        adopt(life, text, hovered, (state) => ({ classes: { [classes.hover]: state.product === product } }))
      }
    }, element)
    const follow = ({ target }: Event) => {
      const product = nearest(nearest(target, anatomy.image), anatomy.product)
      if (product !== hovered.getState().product) hovered.setState({ product })
    }
    listen(host, element, 'mouseover', follow)
    listen(host, element, 'mouseleave', () => hovered.setState({ product: null }))
  },
})

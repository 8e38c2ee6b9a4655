import { attributeOf, nearest } from '@tillkit/dom'
import { adopt, live, type Bindings } from '@tillkit/mount'
import { anatomy, attributes, classes, details } from './anatomy.ts'
import type { FormHost } from './context.ts'
import type { ButtonState } from './store.ts'
import { detailsOf, type VariationDetails } from './variation.schema.ts'

/** Binds what a form and its product say of the choice: button, hidden fields, reset link, details. */
export function bindForm(host: FormHost): void {
  const { element, store } = host
  const within = (selector: string, bindings: (state: ReturnType<typeof store.getState>) => Bindings) =>
    live(host, selector, (node, life) => adopt(life, node, store, bindings), element)
  adopt(host, element, store, ({ isBusy, imageId, hasOwnGallery }) => ({
    attributes: {
      ...(isBusy ? { 'aria-busy': 'true' } : {}),
      ...(imageId === null ? {} : { [attributes.image]: imageId }),
      ...(hasOwnGallery ? { [attributes.ownGallery]: 'yes' } : {}),
    },
  }))
  within(anatomy.button, ({ button }) => buttonBindings(button))
  within(anatomy.addToCart, ({ button }) => button === 'printed' ? {} : {
    classes: { [classes.wrapEnabled]: button === 'ready', [classes.wrapDisabled]: button !== 'ready' },
  })
  within(anatomy.idField, ({ id }) => id === null ? {} : { properties: { value: id } })
  within(anatomy.resetLink, ({ hasChoice }) => ({ style: { visibility: hasChoice ? 'visible' : 'hidden' } }))
  within(anatomy.resetAlert, ({ resetText }) => resetText ? { text: resetText } : {})
  bindDetails(host)
}

/** The button's classes are the rule for all who look at it; an attribute `disabled` is printed by releases that take it off themselves. */
function buttonBindings(button: ButtonState): Bindings {
  if (button === 'printed') return {}
  return {
    classes: {
      [classes.disabled]: button !== 'ready',
      [classes.needed]: button === 'needed',
      [classes.unavailable]: button === 'unavailable',
    },
    attributes: { disabled: null },
  }
}

/** Binds SKU, weight and dimensions, which stand anywhere in the product; what the variation has none of stays as printed. */
function bindDetails(host: FormHost): void {
  const product = nearest(host.element, details.product)
  if (!product) return
  const bind = (selector: string, textOf: (found: VariationDetails) => string) => live(host, selector, (node, life) => {
    const first = attributeOf(node, attributes.firstContent) || (node.textContent ?? '')
    adopt(life, node, host.store, ({ found }) => {
      const text = found ? textOf(detailsOf(found)) : ''
      return text ? { text, attributes: { [attributes.firstContent]: first } } : {}
    })
  }, product)
  bind(details.sku, ({ sku }) => sku)
  bind(details.weight, ({ weight }) => weight)
  bind(details.dimensions, ({ dimensions }) => dimensions)
}

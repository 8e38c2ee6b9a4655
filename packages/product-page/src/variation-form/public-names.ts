import { attributeOf, invoke } from '@tillkit/dom'
import { settle } from '@tillkit/mount'
import { pageJQuery } from '@tillkit/platform'
import { attributes, details } from './anatomy.ts'
import type { FormHost } from './context.ts'
import { knownOptions, selectsIn } from './form-parts.ts'
import { GALLERY, rememberedAs } from './picture/anatomy.ts'
import type { PictureControl } from './picture/picture.ts'
import { imageIdOf } from './picture/picture.schema.ts'
import { readVariation } from './variation.schema.ts'

/** The gallery's controls of each form that is mounted. */
const controls = new WeakMap<Element, PictureControl>()

type Plugin = (this: ArrayLike<Element>, ...args: readonly unknown[]) => unknown

/** Lets the platform's functions work on a form, and keeps what scripts of others look for there. */
export function bindPublicNames({ element }: FormHost, picture: PictureControl): void {
  controls.set(element, picture)
  const $ = pageJQuery()
  if (!$) return
  rememberOptions($, element)
  definePlugins()
}

/**
 * Defines the functions that other scripts call on the platform's form. One that somebody has defined already is left alone; a page without
 * jQuery has nobody to call them.
 */
export function definePlugins(): void {
  const names = pageJQuery()?.fn as unknown as Record<string, unknown> | undefined
  if (!names) return
  for (const [name, plugin] of Object.entries(PLUGINS)) if (typeof names[name] !== 'function') names[name] = plugin
}

/** Where scripts of others look for the options of a select as they were printed. */
function rememberOptions($: JQueryStatic, form: Element): void {
  for (const select of selectsIn(form)) {
    const html = knownOptions(select).map(({ option }) => option.outerHTML).join('')
    $(select).data('attribute_html', html)
  }
}

/** Does something with the gallery of each form of a set, and returns the set. */
const onForms = (work: (control: PictureControl, ...args: readonly unknown[]) => void): Plugin => function (...args) {
  for (const form of Array.from(this)) {
    const control = controls.get(form)
    if (control) work(control, ...args)
  }
  return this
}

/** Does something with each element of a set. */
const onEach = (work: (element: Element, ...args: readonly unknown[]) => void): Plugin => function (...args) {
  for (const element of Array.from(this)) work(element, ...args)
  return this
}

/** Asks something of the first form of a set. */
const ofFirst = <Answer>(ask: (control: PictureControl) => Answer, otherwise: Answer): Plugin => function () {
  const control = this[0] && controls.get(this[0])
  return control ? ask(control) : otherwise
}

const PLUGINS: Readonly<Record<string, Plugin>> = {
  /** Takes a form over: ours does so by itself, so that one which has just been inserted is mounted now, and one that is mounted stays as it is. */
  wc_variation_form() {
    settle()
    return this
  },
  wc_variations_image_update: onForms((control, variation) => control.update(readVariation(variation))),
  wc_variations_image_reset: onForms((control) => control.update(null)),
  wc_maybe_trigger_slide_position_reset: onForms((control, variation) => {
    const given = readVariation(variation)
    control.tellSoon(given ? imageIdOf(given) : '')
  }),
  wc_set_content: onEach((element, content) => {
    if (!invoke(element, 'hasAttribute', attributes.firstContent)) element.setAttribute(attributes.firstContent, element.textContent ?? '')
    element.textContent = String(content ?? '')
  }),
  wc_reset_content: onEach((element) => {
    if (invoke(element, 'hasAttribute', attributes.firstContent)) element.textContent = attributeOf(element, attributes.firstContent)
  }),
  wc_set_variation_attr: onEach((element, name, value) => setRemembered(element, String(name), value)),
  wc_reset_variation_attr: onEach((element, name) => {
    const kept = rememberedAs(String(name))
    if (invoke(element, 'hasAttribute', kept)) element.setAttribute(String(name), attributeOf(element, kept))
  }),
  wc_variations_gallery_replace(html) {
    return ofFirst((control) => control.swap.show(String(html ?? '')), false).call(this)
  },
  wc_variations_gallery_reset: ofFirst((control) => control.swap.restore(), false),
  wc_variations_gallery_is_active: ofFirst((control) => control.swap.isActive(), false),
  wc_get_default_product_gallery_html: ofFirst((control) => control.swap.defaultHtml(), ''),
  wc_find_gallery_root() {
    const $ = pageJQuery()
    const form = this[0]
    return $?.(form as HTMLElement).closest(details.product).find(GALLERY).first()
  },
}

/** Writes an attribute and remembers, once, what stood there. */
function setRemembered(element: Element, name: string, value: unknown): void {
  const kept = rememberedAs(name)
  if (!invoke(element, 'hasAttribute', kept)) element.setAttribute(kept, attributeOf(element, name))
  if (value === false) element.removeAttribute(name)
  else element.setAttribute(name, String(value ?? ''))
}

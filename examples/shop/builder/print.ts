import { escapeAttribute, escapeText } from '@tillkit/fixtures'
import { columnHtml, rowHtml, sectionHtml } from '@tillkit/fixtures/page-builder'
import type { PictureName } from './content.ts'

/** The address of a picture of the shop's. */
export const picture = (name: PictureName) => `/images/${name}.svg`

let texts = 0

/** A module of words. `name` is the module's own class, by which the page's data knows it. */
export function wordsHtml(content: string, { name = `et_pb_text_${20 + texts++}`, classes = '' } = {}): string {
  return `<div class="et_pb_module et_pb_text ${name} ${classes} et_pb_text_align_left et_pb_bg_layout_light"><div class="et_pb_text_inner">${content}</div></div>`
}

/** A heading with a sentence below it, over a section. */
export function headingHtml(heading: string, words: string): string {
  return wordsHtml(`<h2>${escapeText(heading)}</h2><p>${escapeText(words)}</p>`, { classes: 'builder-heading' })
}

/** A call to do something, with its button. */
export function callHtml({ title, words, label, href }: { title: string; words: string; label: string; href: string }): string {
  return `<div class="et_pb_module et_pb_promo et_pb_cta_0 et_pb_text_align_center et_pb_bg_layout_dark"><div class="et_pb_promo_description"><h2 class="et_pb_module_header">${escapeText(title)}</h2><div><p>${escapeText(words)}</p></div></div><div class="et_pb_button_wrapper"><a class="et_pb_button et_pb_promo_button" href="${escapeAttribute(href)}">${escapeText(label)}</a></div></div>`
}

/** What a customer says, with a picture beside it. */
export function quoteHtml({ name, role, words, image }: { name: string; role: string; words: string; image: string }, order = 0): string {
  return `<div class="et_pb_module et_pb_testimonial et_pb_testimonial_${order} clearfix et_pb_text_align_left et_pb_bg_layout_light">
<div style="background-image:url(${escapeAttribute(image)})" class="et_pb_testimonial_portrait"></div>
<div class="et_pb_testimonial_description"><div class="et_pb_testimonial_description_inner"><div class="et_pb_testimonial_content"><p>${escapeText(words)}</p></div></div>
<span class="et_pb_testimonial_author">${escapeText(name)}</span><p class="et_pb_testimonial_meta">${escapeText(role)}</p></div></div>`
}

/** A section with one row of one column. */
export function plainSectionHtml(classes: string, ...modules: readonly string[]): string {
  return sectionHtml(rowHtml(columnHtml('4_4', ...modules)), `et_section_regular ${classes}`)
}

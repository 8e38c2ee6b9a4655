import type { BenchPageOptions } from '@tillkit/bench'
import { contactFormHtml, formsGlobalsScript, newsletterHtml, type FieldRule, type FormField } from '@tillkit/fixtures/theme-forms'
import { assets } from '@tillkit/testing/server'
import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

const range = (count: number) => Array.from({ length: count }, (_, index) => index)

/** The globals of a page with forms, and the theme's rules, there with our script and without. */
export const HEAD = formsGlobalsScript()
export const STYLES = `<style>${readdirSync(assets.formStyles).map((name) => readFileSync(join(assets.formStyles, name), 'utf8')).join('\n')}</style>`

/** What has to stand in the first field for all others that have conditions to be shown. */
export const PASSWORD = 'till'

/** How many conditions a form has in all. */
const CONDITIONS = 100

/**
 * Fields of one line, of which at most 100 are shown when the first says the password. Each has as many conditions as make 100 in all,
 * and its last one decides.
 */
export function manyFields(count: number): readonly FormField[] {
  const dependent = Math.min(count - 1, CONDITIONS)
  const each = CONDITIONS / dependent
  const others = range(each - 1).map((index): FieldRule => ['field-0', 'contains', `other ${String(index)}`])
  const rules: readonly FieldRule[] = [...others, ['field-0', 'is', PASSWORD]]
  return range(count).map((index) => ({
    id: `field-${String(index)}`, title: `Field ${String(index)}`, isRequired: false, ...(index > 0 && index <= dependent ? { rules, relation: 'any' as const } : {}),
  }))
}

/** A chain of fields, each of which waits for the one before it: the first says the password, and all are there. */
export function chainOf(count: number): readonly FormField[] {
  return range(count).map((index): FormField => {
    const before = `field-${String(index - 1)}`
    const rules: readonly FieldRule[] = index === 1 ? [[before, 'is', PASSWORD]] : [[before, 'is empty', '']]
    return { id: `field-${String(index)}`, title: `Field ${String(index)}`, isRequired: false, ...(index === 0 ? {} : { rules }) }
  })
}

/** A page with one contact form of these fields. */
export function formPage(fields: readonly FormField[]): BenchPageOptions {
  return { path: '/contact/', main: contactFormHtml({ fields }), globals: HEAD, head: STYLES, bodyClass: 'et_divi_theme' }
}

/** A contact form as most shops have it, as the module with this number. */
export const usualForm = (number: number) => contactFormHtml({ number })

/** A page with opt-ins. */
export function newsPage(count: number): BenchPageOptions {
  return { path: '/news/', main: range(count).map((number) => newsletterHtml({ number })).join('\n'), globals: HEAD, head: STYLES, bodyClass: 'et_divi_theme' }
}

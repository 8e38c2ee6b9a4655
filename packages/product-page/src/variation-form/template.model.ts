import { escapeHtml } from '@tillkit/platform'
import { templateParts } from './anatomy.ts'

/** What the platform prints in its templates: one key of the variation, in three braces as HTML and in two as text. */
const PLACEHOLDER = /\{\{\{\s*data\.variation\.(\w+)\s*\}\}\}|\{\{\s*data\.variation\.(\w+)\s*\}\}/g
/** What is left where a template asks for more: code between marks, other roots, deeper paths. */
const HARD = /<#|\{\{/
/** Comment marks of a CDATA section, which are no part of the text. */
const CDATA = /\/\*\s*<!\[CDATA\[\s*\*\/|\/\*\s*\]\]>\s*\*\//g

/** The platform's own three parts, for a page without a template that we can render. */
export const OWN_TEMPLATE = Object.entries(templateParts)
  .map(([name, key]) => `<div class="${name}">{{{ data.variation.${key} }}}</div>`)
  .join('\n')

/** Whether a template does more than to name keys of the variation. */
export const isHard = (template: string): boolean => HARD.test(template.replace(PLACEHOLDER, ''))

/** Fills a simple template. What is missing or false shows as nothing. */
export function fillTemplate(template: string, variation: Readonly<Record<string, unknown>>): string {
  return withoutMarks(template.replace(PLACEHOLDER, (_all, html?: string, text?: string) => {
    const value = Object.hasOwn(variation, html ?? text ?? '') ? variation[html ?? text ?? ''] : undefined
    const shown = value === null || value === undefined || value === false ? '' : String(value)
    return html === undefined ? escapeHtml(shown) : shown
  }))
}

/** The text without the marks of a CDATA section. */
export const withoutMarks = (html: string): string => html.replace(CDATA, '')

import type { Law } from '../cookie/category.ts'
import { tagged, tags, TEMPLATE } from './anatomy.ts'

/** The banner's HTML; empty where the page prints none. */
export const readTemplate = (): string => document.querySelector(TEMPLATE)?.textContent.trim() ?? ''

/** Which law a template was made for: one asks by category, the other lets visitors opt out. Undefined where it has neither. */
export function lawOf(template: ParentNode): Law | undefined {
  if (template.querySelector(tagged(tags.detail))) return 'gdpr'
  return template.querySelector(tagged(tags.optOut)) ? 'ccpa' : undefined
}

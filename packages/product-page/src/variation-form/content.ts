import { type EndableLife } from '@tillkit/dom'
import { adopt, adoptAs, live, serverHtml } from '@tillkit/mount'
import { isRecord, readGlobal } from '@tillkit/platform'
import { anatomy, RENDERER, TEMPLATE_ID, templates, WORDPRESS } from './anatomy.ts'
import type { FormHost } from './context.ts'
import { partsIn } from './form-parts.ts'
import { fillTemplate, isHard, OWN_TEMPLATE, withoutMarks } from './template.model.ts'
import { detailsOf, type Variation } from './variation.schema.ts'

/**
 * Puts a variation into the place for it.
 * @param isNews whether somebody has chosen it, who is to hear of it; what stands chosen as the page comes is read there
 */
export type ShowContent = (variation: Variation, isNews: boolean) => void

/** Binds the place where a variation is shown, and returns what fills it. What was shown before stays, hidden, until something new is there. */
export function bindContent(host: FormHost): ShowContent {
  const { element, store } = host
  live(host, anatomy.single, (single, life) => {
    // Ours speaks; both would say everything twice.
    adoptAs(life, single, { attributes: { 'aria-live': 'off' } })
    adopt(life, single, store, ({ isShown, imageId }) => imageId === null && !isShown ? {} : { shown: isShown })
  }, element)
  let content: EndableLife | undefined
  return (variation, isNews) => {
    content?.end()
    content = host.branch()
    const html = htmlFor(host, variation)
    for (const single of partsIn(element, anatomy.single)) serverHtml(content, single, { restore: true }).replace(html)
    if (isNews) host.announce(() => spokenIn(element))
  }
}

/** What screen readers hear of what is shown: its words, without those that nobody sees. */
function spokenIn(form: HTMLElement): string {
  return partsIn(form, anatomy.single).map((single) => single.textContent.replace(/\s+/g, ' ').trim()).join(' ')
}

function htmlFor(host: FormHost, variation: Variation): string {
  const name = detailsOf(variation).isVisible ? templates.visible : templates.unavailable
  const template = document.getElementById(TEMPLATE_ID + name)?.textContent
  if (template === undefined || template === null) return name === templates.visible ? ownHtml(variation) : fillTemplate(unavailableHtml(host), {})
  return isHard(template) ? renderHard(host, name, variation) : fillTemplate(template, variation.source)
}

const ownHtml = ({ source }: Variation): string => fillTemplate(OWN_TEMPLATE, source)

function unavailableHtml({ config }: FormHost): string {
  const line = document.createElement('p')
  line.textContent = config.texts.unavailable
  return line.outerHTML
}

/** Renders a template with code in it, as only WordPress' own renderer can. */
function renderHard(host: FormHost, name: string, variation: Variation): string {
  const wp = readGlobal(WORDPRESS)
  const make = isRecord(wp) ? wp[RENDERER] : undefined
  try {
    if (typeof make !== 'function') throw new TypeError('wp.template is not on the page')
    const render = (make as (name: string) => (data: object) => string)(name)
    return withoutMarks(render({ variation: variation.source }))
  } catch (cause) {
    warnOnce(host, name, cause)
    return ownHtml(variation)
  }
}

const warned = new Set<string>()

function warnOnce(host: FormHost, name: string, cause: unknown): void {
  if (warned.has(name)) return
  warned.add(name)
  host.report({
    field: TEMPLATE_ID + name,
    message: 'the template has code that only wp.template can run, which failed; the platform\'s own three parts show instead.',
    advice: 'Keep the script wp-util on the page, and allow unsafe-eval, or leave the code out of the template.',
    help: 'variation-template',
    cause,
  })
}

import { clickableHtml, columnHtml, linkOptions, rowHtml, sectionHtml, shopModuleHtml, starRatingHtml, testimonialHtml } from '@tillkit/fixtures/page-builder'
import { defineFamily, pageInstance, settle, startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

// A page's own: what has brought its code is not asked again.
const load = async () => defineFamily((await import('./page-builder.ts')).family)

const LINK = clickableHtml('et_pb_text_0')
const MODULES = sectionHtml(rowHtml(columnHtml('1_4', testimonialHtml()), columnHtml('3_4', LINK, shopModuleHtml(), starRatingHtml())))
const globals = linkOptions({ class: 'et_pb_text_0', url: '/shop/', target: '_blank' })

let page: TestPage | undefined
const opened = vi.fn()
beforeEach(() => {
  vi.spyOn(window, 'open').mockImplementation(() => opened() as null)
})
afterEach(() => {
  page?.close()
  page = undefined
  jQuery([window, document] as never).off()
  for (const root of [document.documentElement, document.body]) root.removeAttribute('class')
  opened.mockReset()
  vi.restoreAllMocks()
})

async function open(more: Readonly<Record<string, unknown>> = {}, html = MODULES): Promise<TestPage> {
  page = await openTestPage(load, { html, jquery: true, globals: { ...globals, ...more } })
  startUnit(page.unit)
  await rested(page)
  return page
}

/** Lets code come that brings other code, until none does any more. */
async function rested({ rest }: TestPage): Promise<void> {
  let before = -1
  for (let count = 0; count !== before || count === 0;) {
    before = count
    for (let round = 0; round < 3; round += 1) await rest()
    count = (pageInstance()?.hosts() ?? []).filter(({ state }) => state !== 'waiting').length
  }
}

/** What the members of the family have mounted on. */
const mounted = () => (pageInstance()?.hosts() ?? []).filter(({ unit, state }) => unit.startsWith('page-builder/') && state === 'mounted')
const section = () => document.querySelector('.et_pb_section')?.outerHTML
/** The section as a browser writes what the server prints. */
function printed(): string {
  const holder = document.createElement('div')
  holder.innerHTML = MODULES
  return holder.innerHTML
}
const builder = (builderType: string) => ({ et_builder_utils_params: { builderType } })

describe('the modules of a page', () => {
  it('mount each as a unit of its own, with their first element', async () => {
    await open(builder('fe'))
    expect(new Set(mounted().map(({ unit }) => unit))).toEqual(new Set(['link-options', 'details', 'page', 'rows', 'shop', 'star-rating'].map((name) => `page-builder/${name}`)))
  })

  it.each(['vb', 'bfb', 'tb', 'lbb'])('rest where the page builder itself is at work (%s): nothing is written, told or offered', async (type) => {
    const heard = vi.fn()
    jQuery(window).on('et_pb_before_init_modules', heard)
    const { elements } = await open(builder(type))
    expect([mounted(), elements().length > 0, section()]).toEqual([[], true, printed()])
    expect([document.body.getAttributeNames(), heard.mock.calls, 'et_pb_init_modules' in window]).toEqual([[], [], false])
  })

  it.each(['et-fb', 'et-bfb', 'et-tb', 'et-block-layout-preview'])('rest on a page of the class %s', async (className) => {
    document.body.className = className
    await open()
    expect([mounted(), section()]).toEqual([[], printed()])
  })

  it('start between the two events that say so, each of which is raised once', async () => {
    const heard: string[] = []
    const classes = () => document.querySelector('.et_pb_row')?.className.includes('et_pb_row_1-4_3-4')
    jQuery(window).on('et_pb_before_init_modules', () => heard.push(`before ${classes()}`))
    jQuery(document).on('et_pb_after_init_modules', () => heard.push(`after ${classes()}`))
    await open()
    expect(heard).toEqual(['before false', 'after true'])
  })

  it('that are put into the page again, by a popup or a request, start exactly once each (weakness 6) [page-builder-modules#52]', async () => {
    const started = await open()
    const main = document.createElement('main')
    main.innerHTML = MODULES
    for (let round = 0; round < 3; round += 1) {
      document.body.replaceChildren(main.cloneNode(true))
      settle()
      await rested(started)
      // Somebody starts them again by hand, as those who insert modules do.
      ;(Reflect.get(window, 'et_pb_init_modules') as (() => void) | undefined)?.()
      startUnit(started.unit)
      await rested(started)
    }
    for (const name of ['link-options', 'details', 'rows', 'shop', 'star-rating', 'page']) expect([name, mounted().filter((host) => host.unit === `page-builder/${name}`).length]).toEqual([name, 1])
    document.querySelector<HTMLElement>('.et_pb_text_0 p')?.click()
    expect(opened).toHaveBeenCalledTimes(1)
    expect(document.querySelectorAll('p.stars')).toHaveLength(1)
    const changed = vi.fn()
    document.querySelector('select')?.addEventListener('change', changed)
    document.querySelector<HTMLElement>('.star-4')?.click()
    expect([changed.mock.calls.length, document.querySelector('select')?.value]).toEqual([1, '4'])
    expect(document.querySelector('li.product')?.className.match(/et_pb_shop_item_/g)).toHaveLength(1)
    expect(document.querySelector('.et_pb_row')?.className.match(/et_pb_row_1-4_3-4/g)).toHaveLength(1)
  })
})

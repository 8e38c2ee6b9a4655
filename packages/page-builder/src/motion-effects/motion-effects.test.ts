import { animatedTextHtml, motionElements, motionItem } from '@tillkit/fixtures/page-builder'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { readEffects } from './motion-effects.ts'

const load = async () => (await import('./motion-effects.ts')).motionEffects
const html = animatedTextHtml('et_pb_text_0', 'One', 'et_animated et-pb-before-scroll-animation') + animatedTextHtml('et_pb_text_1', 'Two', '')
const globals = motionElements([motionItem('.et_pb_text_0'), motionItem('.et_pb_text_1', { resolver: 'rotate' })])

describeWidget(load, {
  html,
  globals,
  broken: [{ field: 'et_pb_motion_elements', globals: { et_pb_motion_elements: 'nonsense' } }],
  stateClasses: ['et_animated', 'et-pb-before-scroll-animation', 'et_had_animation'],
})

describe('effects along the page\'s scrolling', () => {
  let page: TestPage | undefined
  afterEach(() => {
    page?.close()
    page = undefined
    Reflect.deleteProperty(window, 'et_pb_motion_elements')
  })
  const read = (...items: Parameters<typeof motionElements>) => {
    Object.assign(window, motionElements(...items))
    return readEffects()
  }

  it('show what was hidden until then, which has had its entrance', async () => {
    page = await openTestPage(load, { html, globals })
    await page.start()
    const classes = [...document.querySelectorAll('.et_pb_text')].map(({ classList }) => [...classList])
    expect(classes.map((all) => all.filter((one) => /animat/.test(one)))).toEqual([['et_had_animation'], ['et_had_animation']])
  })

  it('are left alone while the page is edited', async () => {
    page = await openTestPage(load, { html, globals: { ...globals, et_builder_utils_params: { builderType: 'vb' } } })
    await page.start()
    expect(document.querySelector('.et_had_animation')).toBeNull()
  })

  it('are other ones where the screen becomes of another kind', async () => {
    let phone: (() => void) | undefined
    let isPhone = false
    vi.stubGlobal('matchMedia', (query: string) => Object.assign(new EventTarget(), {
      get matches() { return query.includes('767') && isPhone },
      addEventListener(_type: string, run: () => void) { if (query.includes('767')) phone = run },
    }))
    page = await openTestPage(load, { html, globals: motionElements([motionItem('.et_pb_text_0')], { phone: [motionItem('.et_pb_text_1')] }) })
    await page.start()
    const had = () => [...document.querySelectorAll('.et_had_animation')].map(({ textContent }) => textContent?.trim())
    expect(had()).toEqual(['One'])
    isPhone = true
    phone?.()
    expect(had()).toEqual(['Two'])
  })

  it('are read by their elements, with numbers as text and limits that ascend, what cannot be used left out', () => {
    const items = [
      motionItem('.et_pb_text_0', { start: '10', trigger_start: 'top', trigger_end: 'nonsense', midEnd: 20 }),
      motionItem('.et_pb_text_0', { resolver: 'translateY' }),
      motionItem('body *'), motionItem('.a', { resolver: 'constructor' }), motionItem('.b', { startValue: 'x' }), motionItem('.c', { end: '' }),
    ]
    const { desktop } = read(items)
    expect([...desktop.keys()]).toEqual(['.et_pb_text_0'])
    expect(desktop.get('.et_pb_text_0')?.map(({ resolver, limits, edges }) => ({ resolver, limits, edges }))).toEqual([
      { resolver: 'opacity', limits: [10, 40, 40, 100], edges: [0, 0.5] },
      { resolver: 'translateY', limits: [0, 40, 60, 100], edges: [0.5, 0.5] },
    ])
  })

  it('are at each element of a grid instead of the grid', () => {
    const grid = motionItem('.et_pb_gallery_0', { module_type: 'et_pb_gallery', grid_motion: 'on', children_count: '3', module_index: 0 })
    expect([...read([grid]).desktop.keys()]).toEqual([0, 1, 2].map((item) => `.et_pb_gallery_item_0_${String(item)}`))
    // A number from outside is believed up to a point, and one that is none is nothing.
    expect(['4000000000', '-1', 'many'].map((count) => read([{ ...grid, children_count: count }]).desktop.size)).toEqual([500, 0, 0])
    expect([...read([{ ...grid, grid_motion: 'off' }]).desktop.keys()]).toEqual(['.et_pb_gallery_0'])
  })
})

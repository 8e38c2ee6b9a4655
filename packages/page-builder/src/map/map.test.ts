import { BUILDER_SETTINGS, mapHtml } from '@tillkit/fixtures/page-builder'
import { startUnit } from '@tillkit/mount'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./member.ts')).unit

/** What Google's constructors are given, in their stead: their script is not to be had offline. */
class Part {
  readonly listeners = new Map<string, () => void>()
  readonly given: readonly unknown[]
  opened = 0
  constructor(...given: unknown[]) {
    this.given = given
    made.push(this)
  }
  get options() {
    return this.given.find((one) => one?.constructor === Object) as Readonly<Record<string, unknown>>
  }
  addListener(type: string, run: () => void) {
    this.listeners.set(type, run)
    return { remove: () => this.listeners.delete(type) }
  }
  click() {
    this.listeners.get('click')?.()
  }
  open() {
    this.opened += 1
  }
  close() {
    this.opened -= 1
  }
  setOptions(options: object) {
    Object.assign(this.options, options)
  }
}
const made: Part[] = []
class Drawn extends Part {}
class Marker extends Part {}
class InfoWindow extends Part {}
class LatLng extends Part {}
class Size extends Part {}
class Point extends Part {}
const maps = { Map: Drawn, Marker, InfoWindow, LatLng, Size, Point, MapTypeId: { ROADMAP: 'roadmap' }, ControlPosition: { LEFT_TOP: 5, LEFT_BOTTOM: 6 } }
const of = (kind: typeof Part) => made.filter((one) => one instanceof kind)
const [theMap, theMarkers, theWindows] = [() => of(Drawn).at(-1), () => of(Marker), () => of(InfoWindow)]

const CONTENT = '.et_pb_map'
describeWidget(load, {
  html: mapHtml() + mapHtml({ pins: [] }),
  rewrites: CONTENT,
  broken: [{ html: mapHtml({ zoom: 'near' }), field: 'data-zoom' }],
})
describeWidget(load, { title: 'a page with Google\'s maps', html: mapHtml(), globals: { google: { maps } } })

describe('a map', () => {
  let page: TestPage
  afterEach(() => {
    page.close()
    made.length = 0
    vi.restoreAllMocks()
  })

  const open = async (html: string, { google = true, jquery = false } = {}) => {
    page = await openTestPage(load, { html, jquery, globals: { et_pb_custom: BUILDER_SETTINGS, ...(google && { google: { maps } }) } })
    await page.start()
    return page.elements()[0] as HTMLElement
  }
  /** A screen of so many px. */
  const screen = (width: number) => vi.stubGlobal('matchMedia', (query: string) => ({
    matches: width <= Number(/max-width: (\d+)/.exec(query)?.[1] ?? 0), addEventListener: () => undefined,
  }))
  const places = () => [...document.querySelectorAll('.et_pb_map a')].map((link) => [link.textContent, link.getAttribute('href')])
  const GREY = { 'data-grayscale': '40', 'data-grayscale-tablet': '20' }
  const saturation = () => theMap()?.options['styles']

  it('has its centre, zoom, wheel, dragging by device, and is as grey as is said for its screen [page-builder-modules#36]', async () => {
    await open(mapHtml({ wheel: 'on', dragging: 'off', data: GREY }))
    const { center, ...options } = theMap()?.options ?? {}
    expect((center as LatLng).given).toEqual([53.7997, -1.5492])
    expect(options).toMatchObject({ zoom: 9, scrollwheel: true, draggable: true, mapTypeId: 'roadmap', panControlOptions: { position: 5 }, zoomControlOptions: { position: 5 } })
    expect(saturation()).toEqual([{ stylers: [{ saturation: -40 }] }])
    for (const [width, dragging, isDraggable, tone] of [[900, 'off', false, -20], [390, 'off', false, -20], [390, 'on', true, -20]] as const) {
      page.close()
      made.length = 0
      screen(width)
      vi.spyOn(navigator, 'userAgent', 'get').mockReturnValue('Mozilla/5.0 (Linux; Android 15)')
      await open(mapHtml({ dragging, data: GREY }))
      expect([theMap()?.options['draggable'], theMap()?.options['scrollwheel'], saturation()]).toEqual([isDraggable, false, [{ stylers: [{ saturation: tone }] }]])
    }
  })

  it('opens a pin\'s window by a click, closes it for another\'s and by a click on the map [page-builder-modules#37]', async () => {
    const host = await open(mapHtml(), { jquery: true })
    const heard = vi.fn()
    jQuery(host).on('mouseleave mouseenter', ({ type }) => heard(type))
    const opened = () => theWindows().map(({ opened }) => opened)
    expect(theMarkers().map(({ options }) => options['title'])).toEqual(['Leeds counter', 'Harrogate counter', 'Store room'])
    theMarkers()[0]?.click()
    expect(opened()).toEqual([1, 0, 0])
    expect((theWindows()[0]?.options['content'] as Element).textContent).toContain('Open till six.')
    theMarkers()[1]?.click()
    expect(opened()).toEqual([0, 1, 0])
    theMap()?.click()
    expect(opened()).toEqual([0, 0, 0])
    vi.advanceTimersByTime(10)
    expect(heard.mock.calls.flat()).toEqual(['mouseleave', 'mouseleave', 'mouseenter', 'mouseenter'])
    expect(jQuery(host).data('map')).toBe(theMap())
  })

  it('has the theme\'s marker, with the place where it points', async () => {
    await open(mapHtml())
    const { icon, shape, anchorPoint } = theMarkers()[0]?.options as { icon: { url: string; size: Part; anchor: Part }; shape: object; anchorPoint: Part }
    expect([icon.url, icon.size.given, icon.anchor.given, shape, anchorPoint.given]).toEqual([
      '/wp-content/themes/Divi/includes/builder/images/marker.png', [46, 43], [16, 43], { coord: [1, 1, 46, 43], type: 'rect' }, [0, -45],
    ])
  })

  it('is a list of its places where Google\'s script is not there, without an error [page-builder-modules#38]', async () => {
    await open(mapHtml({ pins: [{ lat: '53.7', lng: '-1.5', title: 'Leeds & York' }, { lat: '54', lng: '-1', title: '' }, { lat: 'north', lng: '', title: 'Nowhere' }] }), { google: false })
    expect(page.errors).toEqual([])
    expect(places()).toEqual([
      ['Leeds & York', 'https://www.google.com/maps/search/?api=1&query=53.7,-1.5'],
      ['54, -1', 'https://www.google.com/maps/search/?api=1&query=54,-1'],
    ])
  })

  it('takes the place of the list when Google\'s script comes late', async () => {
    await open(mapHtml(), { google: false })
    expect(places()).toHaveLength(3)
    Reflect.set(window, 'google', { maps: { ...maps, Marker: undefined } })
    const script = document.head.appendChild(document.createElement('meta'))
    script.dispatchEvent(new Event('load'))
    expect(of(Drawn)).toHaveLength(0)
    Reflect.set(window, 'google', { maps })
    script.dispatchEvent(new Event('load'))
    await page.rest()
    expect([of(Drawn).length, places()]).toEqual([1, []])
    script.dispatchEvent(new Event('load'))
    expect(of(Drawn)).toHaveLength(1)
    page.stop()
    expect(document.querySelector(CONTENT)?.innerHTML).toBe('')
  })

  it('is a list after a while where the script hangs with the page, and a map when it comes after all', async () => {
    vi.spyOn(document, 'readyState', 'get').mockReturnValue('interactive')
    page = await openTestPage(load, { html: `${mapHtml()}<script src="https://maps.googleapis.com/maps/api/js?v=3"></script>` })
    startUnit(page.unit)
    vi.advanceTimersByTime(4999)
    expect(places()).toEqual([])
    vi.advanceTimersByTime(1)
    expect(places()).toHaveLength(3)
    Reflect.set(window, 'google', { maps })
    document.head.appendChild(document.createElement('meta')).dispatchEvent(new Event('load'))
    await page.rest()
    expect([of(Drawn).length, places()]).toEqual([1, []])
  })

  it('keeps its list as it stands: somebody may be in it', async () => {
    page = await openTestPage(load, { html: mapHtml() })
    startUnit(page.unit)
    const list = document.querySelector('.tillkit-map-places')
    vi.advanceTimersByTime(5000)
    expect(list).not.toBeNull()
    expect(document.querySelector('.tillkit-map-places')).toBe(list)
  })

  it.each([
    ['its address is elsewhere', 'data-cookieyes="cookieyes-functional" data-src'],
    ['its type alone holds it', 'data-category="functional" src'],
  ])('says that it waits for consent where the script is held back by it: %s', async (_how, address) => {
    await open(`${mapHtml()}<script type="text/plain" ${address}="https://maps.googleapis.com/maps/api/js?v=3"></script>`, { google: false })
    expect(document.querySelector('.et_pb_map p')?.textContent).toBe('The map is shown once you allow it in your cookie settings.')
    expect(places()).toHaveLength(3)
  })

  it('is a list again, and the fault reported, where Google\'s script throws', async () => {
    vi.spyOn(Drawn.prototype, 'addListener').mockImplementation(() => {
      throw new Error('no key')
    })
    await open(mapHtml())
    expect(page.errors.map(({ problem }) => problem.message)).toEqual(['The map could not be drawn'])
    expect([places().length, document.querySelector('.tillkit-map')]).toEqual([3, null])
  })

  it('is drawn anew when a script asks for it', async () => {
    const host = await open(mapHtml())
    ;(Reflect.get(window, 'et_pb_map_init') as (which: unknown) => void)([host])
    expect([of(Drawn).length, document.querySelectorAll('.tillkit-map').length]).toEqual([2, 1])
  })
})

describe('a map from pictures that the shop chose', () => {
  let page: TestPage
  afterEach(() => page.close())

  it('is drawn without Google, with the same pins and windows, and leaves nothing', async () => {
    const config = JSON.stringify({ units: { 'page-builder/map': { tiles: '/tiles/{z}/{x}/{y}.png', attribution: 'The map&rsquo;s makers' } } })
    const html = `${mapHtml({ wheel: 'on', data: { 'data-grayscale': '40' } })}<script type="application/json" id="tillkit-config">${config}</script>`
    page = await openTestPage(load, { html, globals: { google: { maps } } })
    const before = document.body.innerHTML
    await page.start()
    expect([of(Drawn).length, page.errors]).toEqual([0, []])
    const pins = [...document.querySelectorAll<HTMLElement>('.leaflet-marker-icon')]
    expect(pins.map(({ title }) => title)).toEqual(['Leeds counter', 'Harrogate counter', 'Store room'])
    expect(document.querySelector<HTMLElement>('.leaflet-tile-pane')?.style.filter).toBe('grayscale(40%)')
    expect(document.querySelector('.leaflet-control-attribution')?.textContent).toBe('The map’s makers')
    const popups = () => [...document.querySelectorAll('.leaflet-popup-content')].map(({ textContent }) => textContent?.replaceAll(/\s+/g, ' ').trim())
    pins[0]?.click()
    await page.rest()
    expect(popups()).toEqual(['Leeds counter Open till six.'])
    pins[1]?.click()
    await page.rest()
    expect(popups()).toEqual(['Harrogate counter By the station.'])
    expect([document.adoptedStyleSheets.length, 'L' in window]).toEqual([1, false])
    page.stop()
    expect([document.body.innerHTML, document.adoptedStyleSheets.length]).toEqual([before, 0])
  })
})

import { createLife } from '@tillkit/dom'
import { live, settle } from '@tillkit/mount'
import { openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./functions.ts')).unit

/** Every function of the theme's that others call, as the contract lists them. */
const LISTED = `et_pb_init_modules et_pb_slider_init et_fix_slider_height et_pb_tabs_init et_pb_set_tabs_height et_pb_gallery_init
et_pb_gallery_pagination_nav set_gallery_grid_items set_gallery_grid_pages set_gallery_hash et_fullwidth_portfolio_init
et_pb_filterable_portfolio_init set_filterable_portfolio_init set_filterable_grid_items set_filterable_grid_pages et_pb_set_responsive_grid
et_pb_countdown_timer_init et_countdown_timer et_countdown_timer_labels et_pb_circle_counter_init et_pb_reinit_circle_counters
et_pb_circle_counter_update et_pb_reinit_number_counters et_bar_counters_init et_pb_map_init et_pb_image_lightbox_init et_pb_video_section_init
et_pb_video_background_init et_pb_resize_section_video_bg et_pb_center_video et_pb_adjust_video_margin et_pb_play_overlayed_video
et_pb_parallax_init et_apply_parallax et_parallax_set_height et_process_animation_data et_animate_element et_has_animation_data
et_get_animation_classes et_remove_animation et_remove_animation_data et_reinit_waypoint_modules et_fix_testimonial_inner_width
et_calc_fullscreen_section et_calculate_fullscreen_section_size et_fix_fullscreen_section et_pb_fullwidth_header_scroll et_pb_search_init
et_pb_comments_init et_pb_submit_newsletter et_pb_smooth_scroll et_pb_debounce et_pb_form_placeholders_init et_pb_remove_placeholder_text
et_duplicate_menu et_pb_init_nav_menu et_pb_toggle_nav_menu et_pb_init_woo_star_rating etInitWooReviewsRatingStars
et_pb_init_woo_custom_button_icon et_pb_wrap_woo_attribute_fields_in_span et_pb_shop_add_hover_class etFixDividerSpacing et_shortcodes_init
et_fix_pricing_currency_position et_pb_reposition_menu_module_dropdowns`.split(/\s+/)

const FLAGS = ['et_is_transparent_nav', 'et_is_vertical_nav', 'et_is_fixed_nav', 'et_is_minified_js', 'et_is_minified_css']

let page: TestPage | undefined
afterEach(() => {
  page?.close()
  page = undefined
  document.body.className = ''
  jQuery([window, document] as never).off()
  vi.restoreAllMocks()
})

async function open(html = '', globals: Readonly<Record<string, unknown>> = {}): Promise<TestPage> {
  document.body.className = 'et_divi_theme et_fixed_nav'
  page = await openTestPage(load, { html, globals, jquery: true })
  await page.start()
  return page
}

const global = (name: string): unknown => Reflect.get(window, name)
const call = (name: string, ...args: unknown[]): unknown => (global(name) as (...given: unknown[]) => unknown)(...args)

describe('on a page of the theme\'s without any of its modules', () => {
  it('every function that the contract lists can be called, with what others pass, and goes with us', async () => {
    const { errors } = await open()
    expect(LISTED.filter((name) => typeof global(name) !== 'function')).toEqual([])
    for (const name of LISTED) call(name, jQuery('.nothing'), false)
    expect([call('et_has_animation_data', jQuery('body')), call('et_get_animation_classes')]).toEqual([false, []])
    expect([errors, FLAGS.map(global), global('et_load_event_fired')]).toEqual([[], [false, false, true, false, false], true])
    page?.stop()
    expect([...LISTED, ...FLAGS, 'et_load_event_fired'].filter((name) => name in window)).toEqual([])
  })

  it('its plugins of jQuery hand back what they are called on', async () => {
    await open()
    const found = jQuery('body')
    for (const name of ['et_pb_simple_slider', 'et_pb_simple_carousel']) expect((Reflect.get(found, name) as () => unknown).call(found)).toBe(found)
    page?.stop()
    expect('et_pb_simple_slider' in jQuery.fn).toBe(false)
  })

  it('a start of the modules tells of itself, and finds what has been put in', async () => {
    await open()
    const heard: string[] = []
    jQuery(window).on('et_pb_before_init_modules', () => heard.push('before'))
    jQuery(document).on('et_pb_after_init_modules', () => heard.push('after'))
    const found = vi.fn()
    const life = createLife(() => undefined)
    live(life, '.put-in', found)
    for (const name of ['et_pb_init_modules', 'et_pb_slider_init', 'et_duplicate_menu']) {
      document.body.insertAdjacentHTML('beforeend', '<div class="put-in"></div>')
      call(name)
    }
    expect([heard, found.mock.calls.length]).toEqual([['before', 'after'], 3])
    life.end()
  })

  it('the page is scrolled to what a script names', async () => {
    const scrolled = vi.spyOn(window, 'scrollTo').mockImplementation(() => undefined)
    await open('<div id="there"></div>')
    vi.spyOn(document.querySelector('#there') ?? document.body, 'getBoundingClientRect').mockReturnValue(new DOMRect(0, 500, 10, 10))
    call('et_pb_smooth_scroll', '#there', false, 0)
    await vi.waitFor(() => expect(scrolled).toHaveBeenCalledWith({ top: 500, behavior: 'instant' }))
  })

  it('a name that somebody has taken is left alone', async () => {
    const theirs = vi.fn()
    await open('', { et_pb_slider_init: theirs, et_is_vertical_nav: 'theirs' })
    call('et_pb_slider_init')
    expect([theirs.mock.calls.length, global('et_is_vertical_nav')]).toEqual([1, 'theirs'])
  })
})

describe('functions that others have put in the place of ours', () => {
  it('stay when ours go', async () => {
    await open()
    const theirs = () => 'a map'
    Reflect.set(window, 'et_pb_map_init', theirs)
    page?.stop()
    expect(global('et_pb_map_init')).toBe(theirs)
    Reflect.deleteProperty(window, 'et_pb_map_init')
  })
})

describe('words that the theme\'s sheet hides', () => {
  const SHEET = '<style>.et-social-icon span, .et_pb_widget .wp-block-search__label, .widget_search .screen-reader-text { display: none }</style>'
  const HTML = '<ul class="et-social-icons"><li class="et-social-icon"><a href="#" class="icon"><span>Facebook</span></a></li></ul>' +
    '<div class="et_pb_widget"><form><label class="wp-block-search__label" for="one">Search</label><input id="one" name="s"></form></div>' +
    '<div class="et_pb_widget widget_search"><form><label><span class="screen-reader-text">Search for:</span><input name="s"></label></form></div>'
  const names = () => [...document.querySelectorAll('a, input')].map((control) => control.getAttribute('aria-label'))

  it('name their controls all the same, also of such as come later, and go with us', async () => {
    await open(SHEET + HTML)
    expect(names()).toEqual(['Facebook', 'Search', 'Search for:'])
    document.querySelector('ul')?.insertAdjacentHTML('beforeend', '<li class="et-social-icon"><a href="#"><span>X</span></a></li>')
    settle()
    expect(names()[1]).toBe('X')
    page?.stop()
    expect(names()).toEqual([null, null, null, null])
  })

  it('that can be seen are names by themselves, and a name that was printed stays', async () => {
    await open(HTML.replace('class="icon"', 'class="icon" title="Our page"'))
    expect(names()).toEqual([null, null, null])
    page?.close()
    await open(SHEET + HTML.replace('class="icon"', 'aria-label="Our page"'))
    expect(names()).toEqual(['Our page', 'Search', 'Search for:'])
  })
})

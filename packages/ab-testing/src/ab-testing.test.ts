import { goalHtml, ORDERED_HTML, placesHtml, subjectAnswer, subjectHtml, testSettings, trackerHtml } from '@tillkit/fixtures/ab-testing'
import { TRACE, type TimedRecord } from '@tillkit/platform'
import { describeWidget, openTestPage, type TestPage } from '@tillkit/testing/contract'
import jQuery from 'jquery'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'

const load = async () => (await import('./ab-testing.ts')).abTesting
const NAMES = ['read_page', 'view_goal', 'read_goal', 'click_goal', 'con_goal', 'con_short']

interface Theme {
  readonly [name: string]: unknown
}
const theme = (more: Theme = {}) => ({
  et_pb_custom: testSettings([{ postId: 12, testId: '4815' }], { et_ab_log_nonce: 'log1', et_frontend_nonce: 'front1', ...more }),
})
const subject = (id = 7, post = 12) => subjectHtml(post, id, 'Words')
const goal = (content = 'Buy', classes = 'et_pb_text', post = 12) => goalHtml(post, content, classes)
const BUTTON = '<a class="et_pb_button et_pb_ab_goal et_pb_ab_goal_id-12" href="#go">Go</a>'

type Answer = (body: URLSearchParams) => Promise<Response>

let page: TestPage | undefined
let sent: Record<string, unknown>[] = []
/** What the shop answers to calls for a variation. */
let answer: Answer = async () => new Response(subjectAnswer(2, subject(2)))
/** What is in sight: who asks is told of each change. */
class Sight {
  static all: Sight[] = []
  targets: Element[] = []
  constructor(readonly run: IntersectionObserverCallback, readonly options: IntersectionObserverInit) { Sight.all.push(this) }
  observe(target: Element) { this.targets.push(target) }
  disconnect() { this.targets = [] }
}
/** Lets goals come into the window: up to the line, or with their upper edge only. */
const show = (isIntersecting: boolean, upToLine = isIntersecting) => {
  // Who hears that something is in the window begins to watch the line.
  for (const { run, targets, options } of Sight.all) {
    const isIt = options.rootMargin === '0px' ? isIntersecting : upToLine
    for (const target of targets) run([{ target, isIntersecting: isIt, boundingClientRect: { top: 0, height: 10 } } as unknown as IntersectionObserverEntry], undefined as never)
  }
}
const types = () => sent.map(({ record_type: type }) => type)
const wait = (ms: number) => vi.advanceTimersByTimeAsync(ms)
const cookieNames = () => document.cookie.split('; ').filter(Boolean).map((one) => one.split('=')[0])

/** Rejects as `fetch` does when it is given up. */
const given = (signal: AbortSignal) => new Promise<never>((_, reject) => signal.addEventListener('abort', () => reject(signal.reason as Error)))

/** Leaves the page: what it has written stays. */
function shut(): void {
  page?.close()
  page = undefined
}

async function open(html: string, { globals = theme(), jquery = true }: { readonly globals?: Theme; readonly jquery?: boolean } = {}): Promise<TestPage> {
  page = await openTestPage(load, { html, globals, jquery })
  vi.stubGlobal('IntersectionObserver', Sight)
  vi.stubGlobal('fetch', vi.fn(async (_url: string, { body, signal }: { readonly body: URLSearchParams; readonly signal: AbortSignal }) => {
    if (!navigator.onLine) throw new TypeError('no line')
    if (body.get('action') === 'et_pb_ab_get_subject_id') {
      sent.push(Object.fromEntries(body))
      return Promise.race([answer(body), given(signal)])
    }
    expect([body.get('action'), body.get('et_ab_log_nonce')]).toEqual(['et_pb_update_stats_table', 'log1'])
    sent.push(JSON.parse(body.get('stats_data_array') ?? '') as Record<string, unknown>)
    return new Response('')
  }))
  await page.start()
  return page
}

beforeEach(() => {
  sent = []
  Sight.all = []
})
afterEach(() => {
  shut()
  jQuery(document).off()
  for (const name of cookieNames()) document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`
  history.replaceState(null, '', '/')
})

describeWidget(load, { html: subject() + goal() + BUTTON, globals: theme(), jquery: true, operate: (host) => host.querySelector<HTMLElement>('.et_pb_button')?.click() })

describe('pages without a test', () => {
  it('are left alone: no request, no cookie [ab-testing-and-page-chrome#1]', async () => {
    for (const more of [{ ab_tests: [] }, { ab_tests: undefined }, { is_ab_testing_active: '' }, { is_ab_testing_active: '0' }, { is_ab_testing_active: false }, { is_ab_testing_active: undefined }]) {
      await open(subject() + goal(), { globals: theme(more) })
      show(true)
      document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
      await wait(20_000)
      expect([sent, document.cookie]).toEqual([[], ''])
      shut()
    }
  })

  it.each([
    ...['vb', 'bfb', 'tb', 'lbb'].map((type) => [`builder's view ${type}`, { et_builder_utils_params: { builderType: type } }, ''] as const),
    ...['et-fb', 'et-bfb', 'et-tb', 'et-block-layout-preview'].map((name) => [`page of the class ${name}`, {}, name] as const),
  ])('and the %s of one with tests are left alone: no request, no cookie, each variation\'s place as it is [ab-testing-and-page-chrome#2]', async (_view, params, className) => {
    const everything = theme({ is_cache_plugin_active: 'yes', is_shortcode_tracking: 'on' })
    document.cookie = 'et_pb_ab_shop_log=12_7_4815; path=/'
    document.body.className = className
    await open(subject() + goal() + placesHtml(12, [1]) + ORDERED_HTML + trackerHtml(12), { globals: { ...everything, ...params } })
    show(true)
    document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
    document.querySelector('.et_pb_ab_goal')?.dispatchEvent(new CustomEvent('tillkit:form-sent', { bubbles: true }))
    await wait(20_000)
    expect([sent, document.cookie, document.querySelectorAll('.et_pb_subject_placeholder').length]).toEqual([[], 'et_pb_ab_shop_log=12_7_4815', 1])
    document.body.removeAttribute('class')
  })
})

describe('a page that is read', () => {
  it('is recorded once, when it has been looked at for the theme\'s time, under its post and variation [ab-testing-and-page-chrome#3]', async () => {
    await open(subject())
    // The page has been open for two seconds by now.
    await wait(2900)
    expect(sent).toEqual([])
    await wait(200)
    expect([sent, document.cookie]).toEqual([[{ test_id: 12, subject_id: '7', record_type: 'read_page' }], 'et_pb_ab_read_page_1248157=true'])
    await wait(20_000)
    expect(sent).toHaveLength(1)
  })

  it('is not recorded again by who has its cookie [ab-testing-and-page-chrome#4]', async () => {
    document.cookie = 'et_pb_ab_read_page_1248157=true; path=/'
    await open(subject())
    await wait(20_000)
    expect(sent).toEqual([])
  })

  it('takes five seconds where the theme\'s time is missing or none [ab-testing-and-page-chrome#5]', async () => {
    for (const rate of [undefined, '', 'soon', '0', -3]) {
      sent = []
      await open(subject(), { globals: theme({ ab_bounce_rate: rate }) })
      await wait(2900)
      expect(sent).toEqual([])
      await wait(200)
      expect(types()).toEqual(['read_page'])
      shut()
      document.cookie = `et_pb_ab_read_page_1248157=; expires=${new Date(0).toUTCString()}; path=/`
    }
    await open(subject(), { globals: theme({ ab_bounce_rate: 20 }) })
    await wait(17_000)
    expect(types()).toEqual(['read_page'])
    await wait(2000)
    expect(types()).toEqual(['read_page', 'read_page'])
  })

  it('waits for a time that is longer than any timer of the browser\'s', async () => {
    const longest = 2 ** 31 - 1
    await open(subject(), { globals: theme({ ab_bounce_rate: 3e6 }) })
    await wait(5000)
    expect(sent).toEqual([])
    await wait(longest)
    expect(sent).toEqual([])
    await wait(3e9 - longest)
    expect(types()).toEqual(['read_page'])
  })

  it('is looked at only while its tab is in front: never earlier [ab-testing-and-page-chrome#6]', async () => {
    await open(subject())
    const hidden = vi.spyOn(document, 'hidden', 'get').mockReturnValue(true)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(60_000)
    expect(sent).toEqual([])
    hidden.mockReturnValue(false)
    document.dispatchEvent(new Event('visibilitychange'))
    await wait(2900)
    expect(sent).toEqual([])
    await wait(200)
    expect(types()).toEqual(['read_page'])
    hidden.mockRestore()
  })

  it('names its variation by the mark of it, among other classes, or says that there is none [ab-testing-and-page-chrome#7]', async () => {
    await open(`<div class="a et_pb_ab_subject_id-12_7 et_pb_x_9"></div>${goal()}`)
    await wait(4000)
    expect(sent).toEqual([expect.objectContaining({ subject_id: '7' })])
    shut()
    sent = []
    await open(goal() + subject(3, 123))
    await wait(4000)
    expect([sent, document.cookie]).toEqual([[{ test_id: 12, subject_id: false, record_type: 'read_page' }], expect.stringContaining('et_pb_ab_read_page_124815false=true')])
  })

  it('with two tests is recorded for each, with its own post, variation and cookie [ab-testing-and-page-chrome#8]', async () => {
    await open(subject() + subject(3, 40), { globals: theme({ ab_tests: [{ post_id: 12, test_id: '4815' }, { post_id: '40', test_id: 99 }] }) })
    await wait(4000)
    expect(sent).toEqual([{ test_id: 12, subject_id: '7', record_type: 'read_page' }, { test_id: 40, subject_id: '3', record_type: 'read_page' }])
    expect(cookieNames()).toEqual(['et_pb_ab_read_page_1248157', 'et_pb_ab_read_page_40993'])
  })
})

describe('a goal', () => {
  it('with a button is clicked by the button, and nowhere else [ab-testing-and-page-chrome#9]', async () => {
    await open(subject() + goal('<p>Words</p><a class="et_pb_button" href="#x"><i>Go</i></a>'))
    document.querySelector('p')?.click()
    expect(sent).toEqual([])
    document.querySelector<HTMLElement>('i')?.click()
    expect(types()).toEqual(['click_goal'])
  })

  it('with a button is clicked also where the button\'s own script stops the click', async () => {
    await open(subject() + goal('<a class="et_pb_button" href="#x">Go</a>'))
    jQuery('.et_pb_button').on('click', () => false)
    document.querySelector('a')?.click()
    expect(types()).toEqual(['click_goal'])
  })

  it('that is a button is clicked as one, and by scripts through jQuery', async () => {
    await open(subject() + BUTTON)
    jQuery('.et_pb_button').trigger('click')
    expect(types()).toEqual(['click_goal'])
  })

  it('of words is clicked anywhere in it, once [ab-testing-and-page-chrome#10]', async () => {
    await open(subject() + goal('<p>Words</p>'))
    document.querySelector('p')?.click()
    document.querySelector('p')?.click()
    expect(sent).toEqual([{ test_id: 12, subject_id: '7', record_type: 'click_goal' }])
  })

  it('names no variation in the cookie of its click, and does in that of its sight [ab-testing-and-page-chrome#11]', async () => {
    await open(subject() + goal())
    document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
    show(true)
    expect(cookieNames()).toEqual(['et_pb_ab_click_goal_124815', 'et_pb_ab_view_goal_1248157'])
  })

  it('that is a contact form is reached by what is sent, once, not by clicks and not by a refusal [ab-testing-and-page-chrome#12]', async () => {
    await open(subject() + goal('<form><button class="et_pb_button" type="button">Send</button></form>', 'et_pb_contact_form_container'))
    document.querySelector('button')?.click()
    expect(sent).toEqual([])
    const form = document.querySelector('form')
    form?.dispatchEvent(new CustomEvent('tillkit:form-refused', { bubbles: true }))
    expect(sent).toEqual([])
    for (const time of [1, 2]) form?.dispatchEvent(new CustomEvent('tillkit:form-sent', { bubbles: true, detail: time }))
    expect(sent).toEqual([{ test_id: 12, subject_id: '7', record_type: 'con_goal' }])
  })

  it('that is seen is recorded at the line, and as read three seconds later if it is still there [ab-testing-and-page-chrome#14]', async () => {
    await open(subject() + goal())
    show(true, false)
    expect(sent).toEqual([])
    show(true)
    expect(types()).toEqual(['view_goal'])
    await wait(2500)
    show(false)
    await wait(1000)
    expect(types()).not.toContain('read_goal')
    show(true)
    await wait(2900)
    expect(types()).not.toContain('read_goal')
    await wait(200)
    expect(types().filter((type) => type !== 'read_page')).toEqual(['view_goal', 'read_goal'])
  })

  it('that is never in sight is neither seen nor read [ab-testing-and-page-chrome#15]', async () => {
    await open(subject() + goal())
    show(false)
    await wait(20_000)
    expect(types()).toEqual(['read_page'])
  })

  it('that is an opt-in is reached when it has subscribed somebody, wherever that leads [ab-testing-and-page-chrome#13]', async () => {
    await open(subject() + goal('<form><a class="et_pb_newsletter_button et_pb_button" href="#">Join</a></form>', 'et_pb_newsletter'))
    document.querySelector('a')?.click()
    expect(sent).toEqual([])
    // The request is on its way, under a cookie, before anybody leads the visitor away.
    document.querySelector('form')?.dispatchEvent(new CustomEvent('tillkit:form-sent', { bubbles: true }))
    expect([types(), cookieNames()]).toEqual([['con_goal'], ['et_pb_ab_con_goal_1248157']])
    expect(fetch).toHaveBeenLastCalledWith(expect.anything(), expect.objectContaining({ keepalive: true }))
  })

  it('of a post that is in no test costs nothing, and throws nothing [ab-testing-and-page-chrome#25]', async () => {
    const { errors } = await open(goal('Buy', 'et_pb_text', 99) + '<div class="et_pb_ab_goal et_pb_ab_goal_id-soon">x</div>')
    show(true)
    for (const each of document.querySelectorAll<HTMLElement>('.et_pb_ab_goal')) each.click()
    expect([sent, errors]).toEqual([[], []])
  })

  it('that comes later is followed too', async () => {
    const { rest } = await open(subject())
    document.body.insertAdjacentHTML('beforeend', goal())
    await rest()
    document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
    expect(types()).toContain('click_goal')
  })

  it('of a login is reached by its button', async () => {
    await open(subject() + goal('<p>In</p><button class="et_pb_newsletter_button et_pb_button" type="button">Login</button>', 'et_pb_login'))
    document.querySelector('p')?.click()
    document.querySelector('button')?.click()
    expect(types()).toEqual(['con_goal'])
  })
})

describe('orders, comments and trackers', () => {
  it('a shop\'s click is remembered for the order, which is counted where it is thanked for, once [ab-testing-and-page-chrome#16]', async () => {
    await open(subject() + goal('<a href="#x">Rolls</a>', 'et_pb_shop'))
    document.querySelector('a')?.click()
    expect([types(), document.cookie]).toEqual([['click_goal'], expect.stringContaining('et_pb_ab_shop_log=12_7_4815')])
    shut()
    sent = []
    await open(ORDERED_HTML, { globals: theme({ ab_tests: [], is_ab_testing_active: '' }) })
    expect([sent, cookieNames()]).toEqual([[{ test_id: 12, subject_id: '7', record_type: 'con_goal' }], ['et_pb_ab_click_goal_124815', 'et_pb_ab_con_goal_1248157']])
    shut()
    await open(ORDERED_HTML)
    expect(types().filter((type) => type === 'con_goal')).toHaveLength(1)
  })

  it('a shop\'s click is not remembered for another order by who has ordered before, and counts as a click', async () => {
    document.cookie = 'et_pb_ab_con_goal_1248157=true; path=/'
    await open(subject() + goal('<a href="#x">Rolls</a>', 'et_pb_shop'))
    document.querySelector('a')?.click()
    expect([types(), cookieNames()]).toEqual([['click_goal'], ['et_pb_ab_con_goal_1248157', 'et_pb_ab_click_goal_124815']])
  })

  it('an order of somebody without the cookie counts for nothing [ab-testing-and-page-chrome#17]', async () => {
    await open(ORDERED_HTML, { globals: theme({ ab_tests: [] }) })
    await wait(20_000)
    expect([sent, document.cookie]).toEqual([[], ''])
  })

  it('a comment is remembered when it is sent, and counted on the page that it leads to, and no other [ab-testing-and-page-chrome#18]', async () => {
    const comments = subject() + goal('<form><button class="et_pb_button" type="button">Send</button></form>', 'et_pb_comments_module')
    await open(comments)
    document.querySelector('button')?.click()
    expect([sent, document.cookie]).toEqual([[], 'et_pb_ab_comment_log_124815=true'])
    shut()
    await open(comments)
    expect(sent).toEqual([])
    shut()
    history.replaceState(null, '', '/post/#comment-15')
    await open(comments)
    expect([sent, cookieNames()]).toEqual([[{ test_id: 12, subject_id: '7', record_type: 'con_goal' }], ['et_pb_ab_con_goal_1248157']])
    shut()
    sent = []
    await open(comments)
    expect(sent).toEqual([])
    // One that has been reached counts clicks.
    document.querySelector('button')?.click()
    expect(types()).toEqual(['click_goal'])
  })

  it('a visit is remembered for trackers, counted where one stands, once, and let go [ab-testing-and-page-chrome#19]', async () => {
    await open(subject(), { globals: theme({ is_shortcode_tracking: 'on' }) })
    expect(document.cookie).toContain('et_pb_ab_shortcode_track_12=12_7_4815')
    shut()
    sent = []
    for (const time of [1, 2]) {
      await open(trackerHtml(12), { globals: theme({ ab_tests: [] }) })
      expect([time, sent]).toEqual([time, [{ test_id: 12, subject_id: '7', record_type: 'con_short' }]])
      shut()
    }
    expect(cookieNames()).toEqual(['et_pb_ab_con_short_124815'])
    await open(subject(), { globals: theme({ is_shortcode_tracking: 'on' }) })
    expect(document.cookie).not.toContain('shortcode_track')
  })

  it('a visit is not remembered where the theme does not ask for it [ab-testing-and-page-chrome#20]', async () => {
    for (const value of ['', 'off', 'yes', true]) {
      await open(subject(), { globals: theme({ is_shortcode_tracking: value }) })
      expect(document.cookie).not.toContain('shortcode_track')
      shut()
    }
  })
})

describe('a page from a cache', () => {
  const places = placesHtml(12, [1, 2])
  const cached = { globals: theme({ is_cache_plugin_active: 'yes' }) }
  const ready = () => {
    const heard = vi.fn()
    jQuery(document.body).on('et_pb_ab_subject_ready', heard)
    return heard
  }

  it('asks once for each test, shows what comes in its place, and tells when all is there [ab-testing-and-page-chrome#21]', async () => {
    const heard = ready()
    answer = async (body) => new Response(body.get('et_pb_ab_test_id') === '12' ? subjectAnswer(2, subject(2)) : subjectAnswer(1, subject(1, 40)))
    const two = theme({ is_cache_plugin_active: 'yes', ab_tests: [{ post_id: 12, test_id: '4815' }, { post_id: 40, test_id: '99' }] })
    const { rest } = await open(`<main>${places}<hr>${placesHtml(40, [1, 2, 3])}${BUTTON}</main>`, { globals: two })
    await rest()
    expect(sent.filter(({ action }) => action)).toEqual(['12', '40'].map((id) => ({ action: 'et_pb_ab_get_subject_id', et_frontend_nonce: 'front1', et_pb_ab_test_id: id })))
    const shown = [...document.querySelectorAll('main > *')].map((element) => /subject_id-\d+_\d/.exec(element.className)?.[0] ?? element.localName)
    expect([shown, document.querySelectorAll('.et_pb_subject_placeholder').length]).toEqual([['subject_id-12_2', 'hr', 'subject_id-40_1', 'a'], 0])
    expect(heard).toHaveBeenCalledTimes(1)
    await wait(4000)
    expect(sent.slice(-2)).toEqual([{ test_id: 12, subject_id: '2', record_type: 'read_page' }, { test_id: 40, subject_id: '1', record_type: 'read_page' }])
  })

  it('counts what is seen and clicked before its variation is there under that variation, and remembers it for trackers', async () => {
    let come: (answer: Response) => void = () => undefined
    answer = () => new Promise((resolve) => (come = resolve))
    const { rest } = await open(places + BUTTON, { globals: theme({ is_cache_plugin_active: 'yes', is_shortcode_tracking: 'on' }) })
    show(true)
    document.querySelector('a')?.click()
    expect([types().filter(Boolean), document.cookie]).toEqual([[], ''])
    come(new Response(subjectAnswer(2, subject(2))))
    await rest()
    expect(sent.slice(1, 3)).toEqual(['view_goal', 'click_goal'].map((type) => ({ test_id: 12, subject_id: '2', record_type: type })))
    expect(document.cookie).toContain('et_pb_ab_shortcode_track_12=12_2_4815')
  })

  it('is counted without a variation by who leaves before one came', async () => {
    answer = () => new Promise(() => undefined)
    await open(places + BUTTON, cached)
    document.querySelector('a')?.click()
    window.dispatchEvent(new Event('pagehide'))
    expect(sent.at(-1)).toEqual({ test_id: 12, subject_id: false, record_type: 'click_goal' })
  })

  it('lives without a variation that does not come: no other part waits, nothing is thrown, places go [ab-testing-and-page-chrome#22]', async () => {
    const answers: Answer[] = [
      // A variation of another test would be counted as this one's.
      async () => new Response(subjectAnswer(1, subject(1, 13))),
      async () => new Response(''), async () => new Response('-1'), async () => new Response('<html>'), async () => new Response('x', { status: 500 }),
      () => Promise.reject(new TypeError('no line')), async () => new Response(subjectAnswer(false)), () => new Promise(() => undefined),
    ]
    for (const one of answers) {
      const heard = ready()
      answer = one
      const { errors } = await open(places + goal(), cached)
      document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
      await wait(9000)
      expect(sent).toContainEqual({ test_id: 12, subject_id: false, record_type: 'click_goal' })
      expect([document.querySelectorAll('.et_pb_subject_placeholder, .et_pb_ab_subject').length, heard.mock.calls.length]).toEqual([0, 1])
      expect(errors).toEqual([])
      shut()
      jQuery(document.body).off()
      sent = []
      for (const name of cookieNames()) document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`
    }
  })

  it('shows what stands in the first place where no variation comes', async () => {
    answer = async () => new Response('')
    const { rest } = await open(`<main>${places.replace('></div>', `>${subject(1)}</div>`)}</main>`, cached)
    await rest()
    expect([document.querySelector('main')?.children.length, document.querySelector('main > .et_pb_ab_subject')?.textContent.trim()]).toEqual([1, 'Words'])
  })

  it('is what the theme says: without a cache nothing is asked, whatever places there are [ab-testing-and-page-chrome#23]', async () => {
    await open(places + subject())
    await wait(9000)
    expect([types(), document.querySelectorAll('.et_pb_subject_placeholder').length]).toEqual([['read_page'], 2])
  })

  it('has the goals of what came followed too [ab-testing-and-page-chrome#27]', async () => {
    answer = async () => new Response(subjectAnswer(2, subject(2) + goal('<b>Buy</b>')))
    const { rest } = await open(places, cached)
    await rest()
    document.querySelector('b')?.click()
    expect(sent).toContainEqual({ test_id: 12, subject_id: '2', record_type: 'click_goal' })
  })
})

describe('what is recorded', () => {
  it('is nobody\'s trouble when the shop does not take it: the page shows nothing and waits for nothing [ab-testing-and-page-chrome#24]', async () => {
    const { errors } = await open(subject() + BUTTON)
    vi.mocked(fetch).mockRejectedValue(new TypeError('no line'))
    const link = document.querySelector('a')
    const click = new MouseEvent('click', { bubbles: true, cancelable: true })
    link?.dispatchEvent(click)
    await wait(1000)
    expect([click.defaultPrevented, errors, document.querySelectorAll('[role=alert]').length]).toEqual([false, [], 0])
    expect(fetch).toHaveBeenCalledWith(expect.anything(), expect.objectContaining({ keepalive: true }))
  })

  it('goes when the line is back, where there was none', async () => {
    await open(subject() + BUTTON)
    const line = vi.spyOn(navigator, 'onLine', 'get').mockReturnValue(false)
    document.querySelector('a')?.click()
    await wait(100)
    expect(sent).toEqual([])
    line.mockReturnValue(true)
    window.dispatchEvent(new Event('online'))
    expect(types()).toEqual(['click_goal'])
    line.mockRestore()
  })

  it('waits for the visitor\'s consent without a cookie, and is forgotten where the shop wants that [ab-testing-and-page-chrome#26]', async () => {
    let allows = false
    const consent = { wp_has_consent: () => allows, wp_consent_type: 'optin' }
    const globals = { ...theme({ is_shortcode_tracking: 'on' }), ...consent }
    await open(subject() + BUTTON, { globals })
    document.querySelector('a')?.click()
    await wait(9000)
    expect([sent, document.cookie]).toEqual([[], ''])
    allows = true
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }))
    expect([types(), cookieNames().length]).toEqual([['click_goal', 'read_page'], 3])
    shut()
    sent = []
    allows = false
    for (const name of cookieNames()) document.cookie = `${name}=; expires=${new Date(0).toUTCString()}; path=/`
    document.body.replaceChildren()
    const forgets = '<script type="application/json" id="tillkit-config">{"units":{"ab-testing":{"countsLater":false}}}</script>'
    await open(subject() + BUTTON + forgets, { globals })
    document.querySelector('a')?.click()
    allows = true
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }))
    expect([types(), cookieNames()]).toEqual([[], []])
    // What she does from now on counts.
    document.querySelector('a')?.click()
    expect(types()).toEqual(['click_goal'])
  })

  it.each([
    ['a shop\'s goal', 'et_pb_shop', ['et_pb_ab_shop_log=12_7_4815', 'et_pb_ab_click_goal_124815=true']],
    ['a goal of comments', 'et_pb_comments_module', ['et_pb_ab_comment_log_124815=true']],
  ])('is remembered of a click on %s for another page only once the visitor allows it [ab-testing-and-page-chrome#26]', async (_what, module, cookies) => {
    let allows = false
    await open(subject() + goal('<button class="et_pb_button" type="button">Send</button>', module), { globals: { ...theme(), wp_has_consent: () => allows, wp_consent_type: 'optin' } })
    document.querySelector('button')?.click()
    expect([sent, document.cookie]).toEqual([[], ''])
    allows = true
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }))
    expect(document.cookie.split('; ').sort()).toEqual(cookies.toSorted())
  })

  it('keeps what a cookie remembers of another page until the visitor allows it to be counted', async () => {
    document.cookie = 'et_pb_ab_shop_log=12_7_4815; path=/'
    let allows = false
    const globals = { ...theme({ ab_tests: [], is_ab_testing_active: '' }), wp_has_consent: () => allows, wp_consent_type: 'optin' }
    await open(ORDERED_HTML, { globals })
    expect([sent, document.cookie]).toEqual([[], 'et_pb_ab_shop_log=12_7_4815'])
    shut()
    allows = true
    await open(ORDERED_HTML, { globals })
    expect([types(), cookieNames()]).toEqual([['con_goal'], ['et_pb_ab_con_goal_1248157']])
  })

  it('is counted, once a page, where the browser refuses all cookies', async () => {
    const refused = () => {
      throw new DOMException('The document is sandboxed', 'SecurityError')
    }
    const { errors } = await open(subject() + goal())
    const spies = [vi.spyOn(document, 'cookie', 'get').mockImplementation(refused), vi.spyOn(document, 'cookie', 'set').mockImplementation(refused)]
    for (let time = 0; time < 2; time += 1) document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
    expect([types(), errors]).toEqual([['click_goal'], []])
    for (const spy of spies) spy.mockRestore()
  })

  it('is told to who debugs the page: each test, its variation, what was recorded, and what waits', async () => {
    const records: TimedRecord[] = []
    Object.assign(window, { [TRACE]: { records } })
    let allows = false
    await open(subject() + goal(), { globals: { ...theme(), wp_has_consent: () => allows, wp_consent_type: 'optin' } })
    document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
    const told = () => records.filter(({ kind }) => kind === 'work').map(({ unit, name, what }) => [unit, name, what].join(' · '))
    expect(told()).toEqual(['ab-testing · test 12 · shows variation 7', 'ab-testing · test 12, variation 7: click_goal · no consent yet'])
    allows = true
    document.dispatchEvent(new CustomEvent('wp_listen_for_consent_change', { detail: { statistics: 'allow' } }))
    expect(told().slice(2)).toEqual(['ab-testing · test 12, variation 7: click_goal · recorded'])
    Reflect.deleteProperty(window, TRACE)
  })

  it('is what no cookie of the theme\'s own script says was recorded before [ab-testing-and-page-chrome#28]', async () => {
    // The theme's script names a layout's goal by the page's own test.
    for (const name of ['et_pb_ab_click_goal_404815', 'et_pb_ab_view_goal_4048153', 'et_pb_ab_read_page_40993']) document.cookie = `${name}=true; path=/`
    await open(subject(3, 40) + goal('Buy', 'et_pb_text', 40), { globals: theme({ ab_tests: [{ post_id: 40, test_id: '99' }] }) })
    show(true)
    document.querySelector<HTMLElement>('.et_pb_ab_goal')?.click()
    await wait(2500)
    expect(types()).toEqual([])
    await wait(1000)
    expect(types()).toEqual(['read_goal'])
    expect(types().every((type) => NAMES.includes(String(type)))).toBe(true)
  })
})

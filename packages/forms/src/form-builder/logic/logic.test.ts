import type { TestPage } from '@tillkit/testing/contract'
import type { BuilderFieldData } from '@tillkit/fixtures/form-builder'
import { readGlobal } from '@tillkit/platform'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { choose, errors, field, one, openForm, pass, said, submit, type } from '../../../test/builder-form.ts'

let page: TestPage | undefined

afterEach(() => {
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
  // What was typed is kept for the tab.
  sessionStorage.clear()
})

const shell = (id: string) => one<HTMLElement>(`#wpforms-12-field_${id}-container`)
const isShown = (id: string) => shell(id).style.display !== 'none'
const input = (id: string) => one(`#wpforms-12-field_${id}`)
/** Types, and gives typing its rest. */
async function typeIn(id: string, text: string): Promise<void> {
  type(`#wpforms-12-field_${id}`, text)
  await pass(300)
}

const rule = (source: string, value: string, more: Readonly<Record<string, string>> = {}) => ({ field: source, operator: '==', value, type: 'text', ...more })
const shownFor = (...rules: unknown[]) => ({ action: 'show', logic: [rules] })
const conditional = { shellClass: 'wpforms-conditional-field wpforms-conditional-show' }

/** Opens a form whose fields have conditions. */
async function open(fields: readonly BuilderFieldData[], logic: unknown, { jquery = false } = {}) {
  vi.stubGlobal('wpforms_conditional_logic', { 12: logic })
  const opened = await openForm({ fields, jquery })
  page = opened.page
  return opened
}

describe('fields with conditions', () => {
  it('keep what was typed while they are hidden, and nothing of it is sent [form-builder-forms#46]', async () => {
    const { sent } = await open([field('1', 'text'), field('2', 'text', { ...conditional, value: '5' }), field('3', 'text', { isRequired: true })], { 2: shownFor(rule('1', 'yes')) })
    expect([isShown('2'), shell('2').className.includes('wpforms-conditional-hide')]).toEqual([false, true])
    await typeIn('1', 'yes')
    expect([isShown('2'), input('2').value, shell('2').className.includes('wpforms-conditional-show')]).toEqual([true, '5', true])
    await typeIn('2', '7')
    await typeIn('1', 'no')
    expect(isShown('2')).toBe(false)
    await typeIn('3', 'x')
    await submit()
    expect([sent.length, sent[0]?.get('wpforms[fields][2]'), sent[0]?.get('wpforms[fields][3]')]).toEqual([1, '', 'x'])
  })

  it('follow a field that another script has drawn anew, which has what was typed in it', async () => {
    await open([field('1', 'text'), field('2', 'text', conditional), field('3', 'radio', { choices: [{ text: 'Yes' }] }), field('4', 'text', conditional)], { 2: shownFor(rule('1', 'yes')), 4: shownFor(rule('3', 'Yes', { type: 'radio' })) })
    await typeIn('1', 'yes')
    shell('1').outerHTML = shell('1').outerHTML
    shell('3').outerHTML = shell('3').outerHTML
    one('#wpforms-12-field_3_1').click()
    expect([isShown('4'), isShown('2'), input('1').value]).toEqual([true, true, 'yes'])
    await typeIn('1', 'no')
    expect([isShown('4'), isShown('2')]).toEqual([true, false])
  })

  it('follow what the page says of them late, as where an optimiser has put its settings off, and are sent where those say', async () => {
    const late: Record<string, unknown> = {}
    const names = ['wpforms_settings', 'wpforms_conditional_logic']
    vi.stubGlobal('wpforms_conditional_logic', { 12: { 2: shownFor(rule('1', 'yes')) } })
    const opened = await openForm({
      fields: [field('1', 'text', { isRequired: true }), field('2', 'text', conditional)],
      settings: { ajaxurl: '/late/admin-ajax.php', val_required: 'Say something.' },
      beforeStart: () => names.forEach((name) => {
        late[name] = Reflect.get(window, name)
        Reflect.set(window, name, undefined)
      }),
    })
    page = opened.page
    await submit()
    expect(said()).toEqual(['This field is required.'])
    names.forEach((name) => Reflect.set(window, name, late[name]))
    await typeIn('1', 'yes')
    expect(isShown('2')).toBe(true)
    await typeIn('1', '')
    await submit()
    expect(said()).toEqual(['Say something.'])
    await typeIn('1', 'no')
    await submit()
    expect([opened.sent.length, vi.mocked(fetch).mock.calls.at(-1)?.[0]]).toEqual([1, expect.stringContaining('/late/admin-ajax.php')])
  })

  it('have it again when they are shown again', async () => {
    await open([field('1', 'text'), field('2', 'text', { ...conditional, value: '5' })], { 2: shownFor(rule('1', 'yes')) })
    await typeIn('1', 'yes')
    await typeIn('2', '7')
    await typeIn('1', 'no')
    await typeIn('1', 'yes')
    expect([isShown('2'), input('2').value]).toEqual([true, '7'])
  })

  it('that are hidden are not checked, and are sent without what they hold: texts empty, choices not at all [form-builder-forms#47]', async () => {
    const choices = [{ text: 'A' }, { text: 'B' }]
    const required = { ...conditional, isRequired: true }
    const { sent } = await open(
      [field('1', 'text'), field('2', 'text', required), field('3', 'radio', { ...required, choices }), field('4', 'select', { ...required, choices }), field('5', 'checkbox', { ...conditional, choices }), field('6', 'textarea', { ...required, value: 'typed' })],
      Object.fromEntries(['2', '3', '4', '5', '6'].map((id) => [id, shownFor(rule('1', 'yes'))])),
    )
    one('#wpforms-12-field_5_1').checked = true
    one('#wpforms-12-field_3_2').checked = true
    await submit()
    const names = [...(sent[0]?.keys() ?? [])].filter((name) => name.startsWith('wpforms[fields]'))
    expect([errors(), names, sent[0]?.get('wpforms[fields][6]')]).toEqual([[], ['wpforms[fields][1]', 'wpforms[fields][2]', 'wpforms[fields][6]'], ''])
  })

  it('that are shown are checked, and what was wrong with them goes when they are hidden', async () => {
    const { sent } = await open([field('1', 'text'), field('2', 'text', { ...conditional, isRequired: true })], { 2: shownFor(rule('1', 'yes')) })
    await typeIn('1', 'yes')
    await submit()
    expect([sent.length, errors()]).toEqual([0, [['2', 'This field is required.']]])
    await typeIn('1', 'no')
    expect([errors(), shell('2').classList.contains('wpforms-has-error')]).toEqual([[], false])
  })

  it('settle a chain in the same action: what is hidden shows nothing further [form-builder-forms#49]', async () => {
    const list = (id: string, more: Partial<BuilderFieldData> = {}) => field(id, 'select', { choices: [{ text: 'x' }, { text: 'y' }], ...more })
    await open([list('1'), list('2', conditional), field('3', 'text', conditional)], {
      // Behind its dependents, as the server prints fields in any order.
      3: shownFor(rule('2', 'x', { type: 'select' })),
      2: { action: 'hide', logic: [[rule('1', 'x', { type: 'select' })]] },
    })
    choose('#wpforms-12-field_2', 'x')
    expect([isShown('2'), isShown('3')]).toEqual([true, true])
    choose('#wpforms-12-field_1', 'x')
    expect([isShown('2'), isShown('3')]).toEqual([false, false])
    choose('#wpforms-12-field_1', 'y')
    expect([isShown('2'), isShown('3'), one('#wpforms-12-field_2').value]).toEqual([true, true, 'x'])
  })

  it('that lead back to themselves come to rest, and are reported', async () => {
    const opened = await open([field('1', 'text', conditional), field('2', 'text', conditional)], { 1: { action: 'hide', logic: [[rule('2', 'b')]] }, 2: { action: 'hide', logic: [[rule('1', 'a')]] } })
    await typeIn('1', 'a')
    expect([isShown('1'), isShown('2')]).toEqual([true, false])
    expect(opened.page.errors.map(({ problem }) => problem.help)).toEqual(['form-conditions'])
  })

  it('in columns hide these when none of them is shown [form-builder-forms#50]', async () => {
    const inner = '<div class="wpforms-field-layout-columns"><div class="wpforms-layout-column"><div id="wpforms-12-field_3-container" class="wpforms-field wpforms-field-text wpforms-conditional-field wpforms-conditional-show" data-field-id="3" style="display:none;"><input type="text" id="wpforms-12-field_3" name="wpforms[fields][3]"></div></div></div>'
    await open([field('1', 'text'), field('2', 'layout', { html: inner })], { 3: shownFor(rule('1', 'yes')) })
    expect([isShown('2'), isShown('3')]).toEqual([false, false])
    await typeIn('1', 'yes')
    expect([isShown('2'), isShown('3')]).toEqual([true, true])
  })

  it('that stand in columns with conditions are hidden with these, and so is what is shown for them', async () => {
    const inner = '<div class="wpforms-layout-column"><div id="wpforms-12-field_3-container" class="wpforms-field wpforms-field-text wpforms-conditional-trigger" data-field-id="3"><input type="text" id="wpforms-12-field_3" name="wpforms[fields][3]" class="wpforms-field-required" required></div></div>'
    const { sent } = await open([field('1', 'text'), field('2', 'layout', { html: inner, ...conditional }), field('4', 'text', conditional)], { 2: shownFor(rule('1', 'yes')), 4: shownFor(rule('3', 'go')) })
    await typeIn('1', 'yes')
    await typeIn('3', 'go')
    expect([isShown('2'), isShown('4')]).toEqual([true, true])
    await typeIn('1', 'no')
    expect([isShown('2'), isShown('4')]).toEqual([false, false])
    await submit()
    expect([sent.length, sent[0]?.get('wpforms[fields][3]')]).toEqual([1, ''])
  })

  it('may be texts and headings, into which nothing is typed', async () => {
    await open([field('1', 'number'), field('2', 'html', { html: '<p>A van comes round.</p>', ...conditional })], { 2: shownFor(rule('1', '19', { operator: '>', type: 'number' })) })
    expect(isShown('2')).toBe(false)
    await typeIn('1', '20')
    expect(isShown('2')).toBe(true)
  })

  it('are told to other scripts, field by field, with what was touched', async () => {
    await open([field('1', 'text'), field('2', 'text', conditional), field('3', 'text', conditional)], { 2: shownFor(rule('1', 'yes')), 3: { action: 'hide', logic: [[rule('1', 'yes')]] } }, { jquery: true })
    const $ = readGlobal('jQuery') as JQueryStatic
    const heard: unknown[] = []
    $(document).on('wpformsProcessConditionalsField', (_event, ...args: unknown[]) => heard.push(args))
    $(document).on('wpformsShowConditionalsField', ({ target }) => heard.push(['shown at', (target as unknown as Element).id]))
    $(document).on('wpformsProcessConditionals', (_event, $element: JQuery, $form: JQuery, formId) => heard.push([$element[0]?.id, $form[0]?.id, formId]))
    await typeIn('1', 'yes')
    expect(heard).toEqual([[12, '2', true, 'show'], ['shown at', 'wpforms-12-field_1'], [12, '3', true, 'hide'], ['wpforms-12-field_1', 'wpforms-form-12', 12]])
  })

  it('are asked when a script says so that has set a value without a word', async () => {
    await open([field('1', 'text'), field('2', 'text', conditional)], { 2: shownFor(rule('1', 'yes')) })
    input('1').value = 'yes'
    expect(isShown('2')).toBe(false)
    const { wpformsconditionals } = window as unknown as { wpformsconditionals: { processConditionals(element: Element): void } }
    wpformsconditionals.processConditionals(input('1'))
    expect(isShown('2')).toBe(true)
  })

  it('stand as the server printed them once the unit ends', async () => {
    const { page: its } = await open([field('1', 'text'), field('2', 'text', { ...conditional, value: '5' })], { 2: shownFor(rule('1', 'yes')) })
    its.stop()
    expect([shell('2').getAttribute('style'), shell('2').className, input('2').value]).toEqual([null, 'wpforms-field wpforms-field-text wpforms-conditional-field wpforms-conditional-show', '5'])
  })
})

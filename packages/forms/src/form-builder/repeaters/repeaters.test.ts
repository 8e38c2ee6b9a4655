import { builderErrors, builderPagesHtml, modernUpload, repeater, type BuilderFieldData, type RepeaterData } from '@tillkit/fixtures/form-builder'
import { settle } from '@tillkit/mount'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choose, errors, field, one, type OpenForm, openForm, pass, submit, type, type TestForm } from '../../../test/builder-form.ts'

let open: OpenForm | undefined

beforeEach(() => history.replaceState(null, ''))
afterEach(() => {
  open?.page.close()
  open = undefined
  vi.unstubAllGlobals()
  sessionStorage.clear()
})

const REPEATER = '#wpforms-12-field_5-container'
const ROW_FIELDS = [field('1', 'text', { label: 'Item code', isRequired: true }), field('2', 'number', { label: 'How many' })]
const lines = (more: Partial<RepeaterData> = {}): BuilderFieldData => repeater({ formId: '12', id: '5', label: 'Order lines', fields: ROW_FIELDS, max: 4, ...more })

/** Opens a form with a repeater behind a text of its own. */
async function openRows(more: Partial<RepeaterData> = {}, form: Partial<TestForm> = {}): Promise<OpenForm> {
  open = await openForm({ fields: [field('9', 'text', { label: 'Name' }), lines(more)], ...form })
  return open
}

const rows = () => [...document.querySelectorAll<HTMLElement>('.wpforms-field-repeater-clone-wrap')]
const numbers = () => rows().map((row) => Number(row.dataset['clone']))
const list = () => one('.wpforms-field-repeater-clone-list').value
/** The buttons of a row, the first being 0. */
const buttons = (kind: 'add' | 'remove') => [...document.querySelectorAll<HTMLButtonElement>(`.wpforms-field-repeater-button-${kind}`)]
const isOff = (button: HTMLElement) => [button.classList.contains('wpforms-disabled'), button.getAttribute('tabindex'), button.getAttribute('aria-disabled')].join() === 'true,-1,true'
async function press(kind: 'add' | 'remove', row: number): Promise<void> {
  const button = buttons(kind)[row]
  button?.focus()
  button?.click()
  await pass(500)
}
const input = (id: string) => one(`#wpforms-12-field_${id}`)

const announced = () => document.querySelector('.tillkit-announcer')?.textContent
const faults = () => open?.page.errors.map(({ problem }) => [problem.message, problem.help])
const titles = () => rows().map((row) => row.querySelector('.wpforms-wpforms-field-repeater-block-num')?.textContent)
const focused = () => document.activeElement

describe('rows of a repeater', () => {
  it('are added behind the row whose button was pressed, from the server\'s template, and listed for the server', async () => {
    await openRows()
    await press('add', 0)
    type('#wpforms-12-field_1_2', 'second')
    await press('add', 0)
    expect([numbers(), list(), one(REPEATER).dataset['cloneNum']]).toEqual([[3, 2], '[3,2]', '4'])
    await press('add', 2)
    expect([numbers(), list()]).toEqual([[3, 2, 4], '[3,2,4]'])
    expect([input('1_2').value, input('1_4').name, input('1_4').value]).toEqual(['second', 'wpforms[fields][1_4]', ''])
    expect(rows().map(({ id }) => id)).toEqual(['3', '2', '4'].map((number) => `wpforms-12-repeater-field_5-clone_${number}`))
    expect(faults()).toEqual([])
  })

  it('lead the shopper into the new one, and on to the next when one is taken away, each told once', async () => {
    await openRows({ max: 10 })
    await press('add', 0)
    expect([focused(), announced()]).toEqual([input('1_2'), 'Order lines, 2: added.'])
    await press('add', 1)
    await press('add', 2)
    await press('remove', 1)
    expect([numbers(), focused(), announced()]).toEqual([[3, 4], buttons('remove')[1], 'Order lines, 2: removed.'])
    await press('remove', 2)
    expect([list(), focused()]).toEqual(['[3]', buttons('remove')[1]])
    await press('remove', 1)
    expect([list(), focused(), document.querySelectorAll('.wpforms-field-repeater > [aria-hidden]').length]).toEqual(['[]', buttons('add')[0], 0])
  })

  it('are as many as the server says: buttons that would do nothing are off, for the keyboard too', async () => {
    await openRows({ min: 2, max: 3 })
    expect([buttons('add').map(isOff), buttons('remove').map(isOff)]).toEqual([[false, false], [true, true]])
    await press('remove', 1)
    await press('add', 1)
    expect([numbers(), list(), buttons('add').map(isOff), buttons('remove').map(isOff)]).toEqual([[2, 3], '[2,3]', [true, true, true], [true, true, false]])
    await press('add', 0)
    expect(numbers()).toEqual([2, 3])
    await press('remove', 2)
    expect([numbers(), buttons('add').map(isOff)]).toEqual([[2], [false, false]])
    // A number is not given twice.
    await press('add', 0)
    expect(numbers()).toEqual([4, 2])
  })

  it('in blocks are numbered as they stand, and called so to screen readers', async () => {
    await openRows({ display: 'blocks', label: 'Branches' })
    await press('add', 0)
    await press('add', 0)
    expect([numbers(), titles()]).toEqual([[3, 2], ['#2', '#3']])
    expect([...document.querySelectorAll('[role="group"]')].map((group) => group.getAttribute('aria-label'))).toEqual(['Branches, 1', 'Branches, 2', 'Branches, 3'])
    await press('remove', 1)
    expect([numbers(), titles(), rows()[0]?.getAttribute('aria-label')]).toEqual([[2], ['#2'], 'Branches, 2'])
  })

  it('are told to listeners of jQuery, with the row and its repeater', async () => {
    await openRows({}, { jquery: true })
    const { jQuery: $ } = window as unknown as { jQuery: JQueryStatic }
    const heard: unknown[] = []
    $(document).on('wpformsRepeaterFieldCloneCreated wpformsRepeaterFieldCloneDisplay wpformsRepeaterFieldCloneRemoved', ({ type: name }, row: JQuery, its: JQuery) => {
      heard.push([name.replace('wpformsRepeaterFieldClone', ''), row.attr('data-clone'), its.attr('id'), row[0]?.isConnected])
    })
    await press('add', 0)
    await press('remove', 1)
    const repeaterId = 'wpforms-12-field_5-container'
    expect(heard).toEqual([['Created', '2', repeaterId, true], ['Display', '2', repeaterId, true], ['Removed', '2', repeaterId, false]])
  })

  it('are told natively on a page without jQuery', async () => {
    await openRows()
    const heard: unknown[] = []
    const note = (event: Event) => void heard.push((event as CustomEvent<Element[]>).detail.map(({ id }) => id))
    document.addEventListener('wpformsRepeaterFieldCloneCreated', note)
    await press('add', 0)
    document.removeEventListener('wpformsRepeaterFieldCloneCreated', note)
    expect(heard).toEqual([['wpforms-12-repeater-field_5-clone_2', 'wpforms-12-field_5-container']])
  })

  it('are sent by the names that the server reads, and what was taken away is not', async () => {
    const { sent } = await openRows()
    type('#wpforms-12-field_1', 'A1')
    for (const row of [0, 1]) await press('add', row)
    type('#wpforms-12-field_1_2', 'B2')
    type('#wpforms-12-field_1_3', 'C3')
    type('#wpforms-12-field_2_3', '7')
    await press('remove', 1)
    await submit()
    expect([...sent[0] ?? []].filter(([name]) => /\[(?:1|2|5)(?:_\d)?\]/.test(name))).toEqual([
      ['wpforms[fields][5][clone_list]', '[3]'], ['wpforms[fields][1]', 'A1'], ['wpforms[fields][2]', ''], ['wpforms[fields][1_3]', 'C3'], ['wpforms[fields][2_3]', '7'],
    ])
  })
})

describe('what stands in a row', () => {
  it('is checked as everything else, and what was said of other rows stays said', async () => {
    const { sent } = await openRows()
    await press('add', 0)
    await submit()
    expect(errors().map(([id]) => id)).toEqual(['1', '1_2'])
    const before = [...document.querySelectorAll('em.wpforms-error')]
    await press('add', 1)
    expect([[...document.querySelectorAll('em.wpforms-error')].map((each, at) => each === before[at]), sent.length]).toEqual([[true, true], 0])
    await press('remove', 1)
    expect(errors().map(([id]) => id)).toEqual(['1'])
    await submit()
    expect([errors().map(([id]) => id), input('1_3').getAttribute('aria-invalid')]).toEqual([['1', '1_3'], 'true'])
  })

  it('that the server has found wrong is said in its row', async () => {
    await openRows({}, { answers: [builderErrors('12', { field: { 'wpforms[fields][1_2]': 'Unknown item.' } })] })
    await press('add', 0)
    type('#wpforms-12-field_1', 'A1')
    type('#wpforms-12-field_1_2', 'B2')
    await submit()
    expect([errors(), focused()]).toEqual([[['1_2', 'Unknown item.']], input('1_2')])
    await press('add', 1)
    expect([errors(), input('1_2').value]).toEqual([[['1_2', 'Unknown item.']], 'B2'])
  })

  it('[form-builder-forms#117] has states that follow their country, as in the first row', async () => {
    const address: BuilderFieldData = {
      id: '3', type: 'address', label: 'Branch', parts: [
        { key: 'city', label: 'City', isRequired: true }, { key: 'state', label: 'State', className: 'wpforms-field-address-state' },
        { key: 'country', label: 'Country', options: ['US', 'GB'], className: 'wpforms-field-address-country' },
      ],
    }
    await openRows({ fields: [address] }, { settings: { address_field: { list_countries_without_states: ['GB'] } } })
    await press('add', 0)
    const state = input('3_2-state')
    const row = state.closest('.wpforms-field-row')
    type('#wpforms-12-field_3_2-state', 'Ohio')
    choose('#wpforms-12-field_3_2-country', 'GB')
    expect([state.value, state.disabled, state.required, row?.classList.contains('wpforms-without-state'), input('3-state').disabled]).toEqual(['', true, false, true, false])
    await press('add', 1)
    expect([state.disabled, row?.classList.contains('wpforms-without-state')]).toEqual([true, true])
    choose('#wpforms-12-field_3_2-country', 'US')
    expect([state.disabled, state.required, row?.classList.contains('wpforms-without-state')]).toEqual([false, true, false])
  })

  it('is written as its mask wants it', async () => {
    await openRows({ fields: [field('4', 'text', { className: 'wpforms-masked-input', more: { 'data-inputmask-mask': '(999) 999' } })] })
    await press('add', 0)
    type('#wpforms-12-field_4_2', '123456')
    input('4_2').dispatchEvent(new Event('change', { bubbles: true }))
    await pass(50)
    expect(input('4_2').value).toBe('(123) 456')
  })

  it('has conditions that ask what stands in the same row, and else what all rows share', async () => {
    vi.stubGlobal('wpforms_conditional_logic', { 12: {
      2: { action: 'show', logic: [[{ field: '1', operator: '==', value: 'other', type: 'text' }]] },
      3: { action: 'show', logic: [[{ field: '9', operator: '==', value: 'Ann', type: 'text' }]] },
    } })
    const shown = (id: string) => one<HTMLElement>(`#wpforms-12-field_${id}-container`).style.display !== 'none'
    const { sent } = await openRows({ fields: [field('1', 'text'), field('2', 'text', { conditional: 'show', isRequired: true }), field('3', 'text', { conditional: 'show' })] })
    await press('add', 0)
    expect([shown('2'), shown('2_2'), shown('3_2')]).toEqual([false, false, false])
    type('#wpforms-12-field_1_2', 'other')
    await pass(300)
    expect([shown('2'), shown('2_2')]).toEqual([false, true])
    type('#wpforms-12-field_9', 'Ann')
    await pass(300)
    expect([shown('3'), shown('3_2')]).toEqual([true, true])
    await press('add', 1)
    expect([shown('2_2'), shown('2_3'), shown('3_3')]).toEqual([true, false, true])
    await submit()
    expect([errors().map(([id]) => id), sent.length]).toEqual([['2_2'], 0])
  })

  it('goes on being uploaded while rows come and go', async () => {
    const file = () => document.querySelectorAll('.tillkit-files__file').length
    await openRows({ fields: (ending) => [modernUpload({ formId: '12', id: `3${ending}`, label: 'Photo' })] }, { uploads: () => 'never' })
    ;(one('.wpforms-uploader') as unknown as { dropzone: { addFile(file: File): void } }).dropzone.addFile(new File(['x'], 'a.png'))
    await pass(50)
    await vi.dynamicImportSettled()
    await pass(50)
    await press('add', 0)
    await open?.page.rest()
    expect([file(), document.querySelectorAll('.wpforms-uploader').length, open?.uploaded.length, one('.wpforms-submit').getAttribute('aria-disabled')]).toEqual([1, 2, 1, 'true'])
    const [, added] = document.querySelectorAll('.wpforms-uploader')
    expect((added as unknown as { dropzone?: object }).dropzone).toBeTypeOf('object')
  })

  it('is as locked as a script has locked it', async () => {
    await openRows()
    const { field: api } = (window as unknown as { wpforms: { field: Record<string, (...args: unknown[]) => unknown> } }).wpforms
    api['lock']?.(12, 1)
    await press('add', 0)
    expect([input('1').readOnly, input('1_2').readOnly]).toEqual([true, false])
  })
})

describe('rows of a form that is left', () => {
  const fill = async () => {
    await press('add', 0)
    await press('add', 0)
    type('#wpforms-12-field_1_3', 'third')
    await pass(1000)
  }
  const again = async (more: Partial<TestForm> = {}) => {
    open?.page.close()
    await openRows({}, { keepsTab: true, ...more })
    await pass(50)
    await vi.dynamicImportSettled()
    await pass(50)
  }

  it('come back with what was typed in them', async () => {
    await openRows()
    await fill()
    await again()
    expect([numbers(), list(), input('1_3').value, input('1_2').value]).toEqual([[3, 2], '[3,2]', 'third', ''])
    await press('add', 0)
    expect(numbers()).toEqual([4, 3, 2])
  })

  it('are forgotten once it is sent', async () => {
    await openRows({ fields: [field('1', 'text')] })
    await fill()
    await submit()
    await again()
    expect([numbers(), list()]).toEqual([[], '[]'])
  })

  it('come back where the browser has only put back their list', async () => {
    await openRows({ list: '[2,4]' })
    expect([numbers(), list(), one(REPEATER).dataset['cloneNum'], faults()]).toEqual([[2, 4], '[2,4]', '5', []])
  })

  it('are no more than there may be, whatever the list says', async () => {
    await openRows({ list: '[2,3,4,5,6,7]' })
    expect(numbers()).toEqual([2, 3, 4])
  })
})

describe('a repeater on one page of several', () => {
  it('has rows that are checked with its page, which stays while they come', async () => {
    const html = builderPagesHtml({ id: '12', tokenTime: Math.floor(Date.now() / 1000), pages: [{ fields: [field('8', 'text')] }, { fields: [lines()] }, { fields: [field('7', 'text')] }] })
    open = await openForm({ fields: [], html })
    const shown = () => [...document.querySelectorAll<HTMLElement>('.wpforms-page')].findIndex(({ style }) => style.display !== 'none') + 1
    const go = async (action: string) => {
      one<HTMLElement>(`[data-page="${shown()}"][data-action="${action}"], .wpforms-page-${shown()} [data-action="${action}"]`).click()
      await pass(100)
    }
    await go('next')
    const changes: string[] = []
    document.addEventListener('wpformsPageChange', ({ type: name }) => void changes.push(name))
    await press('add', 0)
    expect([shown(), numbers(), changes]).toEqual([2, [2], []])
    type('#wpforms-12-field_1', 'A1')
    await go('next')
    expect([shown(), errors().map(([id]) => id)]).toEqual([2, ['1_2']])
    type('#wpforms-12-field_1_2', 'B2')
    await go('next')
    expect(shown()).toBe(3)
  })
})

describe('a repeater that was printed wrongly', () => {
  const HELP = 'form-repeaters'

  it('without a template says so, and is sent as it is', async () => {
    const { sent } = await openRows({ template: '<p>Nothing</p>' })
    expect([faults(), buttons('add').map(isOff)]).toEqual([[['The repeater 5 of form 12 has no template: no row can be added.', HELP]], [true]])
    await press('add', 0)
    type('#wpforms-12-field_1', 'A1')
    await submit()
    expect([numbers(), sent.length]).toEqual([[], 1])
  })

  it('with a list that is none, or with limits that cannot be, says so and goes on', async () => {
    await openRows({ list: '[2,' , min: 3, max: 2 })
    expect(faults()).toEqual([
      ['The repeater 5 of form 12 lists its rows as [2,: the list is written anew.', HELP],
      ['The repeater 5 of form 12 has at least 3 rows and at most 2: it has 3.', HELP],
    ])
    expect([list(), buttons('add').map(isOff)]).toEqual(['[2,3]', [true, true, true]])
  })

  it('takes rows of other scripts for rows, and says where two have the same number', async () => {
    const { sent } = await openRows({ fields: [field('1', 'text')] })
    const add = (number: number) => {
      const holder = document.createElement('div')
      holder.innerHTML = (one('script.tmpl-wpforms-field-repeater-template-5-12').textContent ?? '').replaceAll('{CLONE}', String(number))
      one(REPEATER).append(...holder.children)
      settle()
    }
    add(6)
    expect([list(), one(REPEATER).dataset['cloneNum'], faults()]).toEqual(['[6]', '7', []])
    type('#wpforms-12-field_1_6', 'six')
    add(6)
    expect([list(), faults()]).toEqual(['[6]', [['The repeater 5 of form 12 has two rows of number 6: the server takes one of them.', HELP]]])
    await press('remove', 2)
    await submit()
    expect([sent[0]?.get('wpforms[fields][5][clone_list]'), sent[0]?.get('wpforms[fields][1_6]')]).toEqual(['[6]', 'six'])
  })

  it('has nothing in its rows that is for pages without script', async () => {
    const template = '<div class="wpforms-field-repeater-clone-wrap" data-clone="{CLONE}"><noscript><input name="x"></noscript></div>'
    await openRows({ template })
    await press('add', 0)
    expect([numbers(), one('form').querySelector('[name="x"]')]).toEqual([[2], null])
  })
})

it('the page is as it was behind it, but for the rows that a shopper has added', async () => {
  await openRows({ display: 'blocks' })
  const printed = one(REPEATER).querySelector('.wpforms-field-layout-rows')?.outerHTML
  await press('add', 0)
  const { WPFormsRepeaterField: api } = window as unknown as { WPFormsRepeaterField?: { ready(): void } }
  const ready = typeof api?.ready
  api?.ready()
  const [added] = rows()
  open?.page.close()
  open = undefined
  expect([ready, 'WPFormsRepeaterField' in window, added?.hasAttribute('role'), added?.querySelectorAll('[tabindex]').length]).toEqual(['function', false, false, 0])
  expect(printed).toContain('Item code')
})

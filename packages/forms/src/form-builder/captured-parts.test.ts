import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TestPage } from '@tillkit/testing/contract'
import { capturesFolder } from '@tillkit/testing/server'
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest'
import { choose, errors, one, openForm, type OpenForm, pass, tick, type } from '../../test/builder-form.ts'

const folder = capturesFolder()

let page: TestPage | undefined

beforeEach(() => history.replaceState(null, ''))
afterEach(() => {
  page?.close()
  page = undefined
  vi.unstubAllGlobals()
})

/** What a captured page says in a global of its own. */
const globalIn = (html: string, name: string): unknown => JSON.parse(new RegExp(`${name} = (\\{.*\\})`).exec(html)?.[1] ?? '{}')

/** Opens the form of a captured page. */
async function open(name: string): Promise<OpenForm> {
  const html = readFileSync(join(folder ?? '', `${name}.html`), 'utf8')
  const form = new DOMParser().parseFromString(html, 'text/html').querySelector('.wpforms-container:has(form)')
  for (const global of ['wpforms_conditional_logic', 'wpforms_captcha']) vi.stubGlobal(global, globalIn(html, global))
  const opened = await openForm({ fields: [], html: form?.outerHTML ?? '', settings: globalIn(html, 'wpforms_settings') as Record<string, unknown> })
  page = opened.page
  return opened
}

const isShown = (selector: string) => one<HTMLElement>(selector).style.display !== 'none'

describe.skipIf(folder === undefined)('a captured form', () => {
  it('with conditions shows what they say of it', async () => {
    await open('wpforms-pro-conditional-logic')
    const hidden = () => [...document.querySelectorAll<HTMLElement>('.wpforms-conditional-field')].filter(({ style }) => style.display === 'none').map((shell) => shell.dataset['fieldId'])
    expect(hidden()).toEqual(['2', '3', '5', '6', '8', '9', '11', '13', '15', '17', '19', '21', '22', '24'])
    choose('#wpforms-214-field_1', 'Rolls')
    tick('#wpforms-214-field_4_2')
    tick('#wpforms-214-field_14_2')
    tick('#wpforms-214-field_16_2')
    type('#wpforms-214-field_7', '20')
    await pass(300)
    type('#wpforms-214-field_10', 'iv1 bxz')
    await pass(300)
    expect(hidden()).toEqual(['3', '5', '9', '12', '19', '21', '24'])
    tick('#wpforms-214-field_4_2')
    expect(hidden()).toContain('22')
  })

  it.each(['circles', 'connector', 'none', 'progress-preview', 'circles-classic'])('of several pages is stepped through, an empty page passed over: %s', async (kind) => {
    await open(`wpforms-pro-pages-${kind}`)
    const shown = () => [...document.querySelectorAll<HTMLElement>('.wpforms-page')].filter(({ style }) => style.display !== 'none').map((each) => Number(each.dataset['page']))
    const press = async (action: string) => {
      one<HTMLElement>(`[data-page="${shown()[0]}"] [data-action="${action}"]`).click()
      await pass(50)
    }
    const input = (field: string) => `.wpforms-field[data-field-id="${field}"] input`
    await press('next')
    expect([shown(), errors().length]).toEqual([[1], 2])
    type(input('2'), 'Till')
    tick(`${input('3')}[value="No"]`)
    await press('next')
    expect(shown()).toEqual([3])
    await press('prev')
    expect(shown()).toEqual([1])
    tick(`${input('3')}[value="Yes"]`)
    await press('next')
    expect([shown(), isShown('.wpforms-submit-container')]).toEqual([[2], false])
    type(input('5'), 'R-1')
    await press('next')
    type(input('7'), 'jo@shop.example')
    await press('next')
    expect([shown(), isShown('.wpforms-submit-container')]).toEqual([[4], true])
  })

  it('with prices comes to what is chosen, in all of its totals', async () => {
    const totals = () => [...document.querySelectorAll('.wpforms-payment-total')].map((each) => (each instanceof HTMLInputElement ? each.value : each.textContent))
    // Without conditions, as Lite has none: the post, the belt printer and the guarantee.
    await open('wpforms-payments')
    expect(totals()).toEqual(Array(4).fill('£100.10'))
    page?.close()
    await open('wpforms-pro-payments')
    // The guarantee is hidden.
    expect(totals()).toEqual(Array(4).fill('£91.10'))
    tick('#wpforms-229-field_4_2')
    tick('#wpforms-229-field_5_1')
    tick('#wpforms-229-field_5_2')
    choose('#wpforms-229-field_1-quantity', '3')
    expect(totals()[0]).toBe('£1,111.97')
    choose('#wpforms-229-field_6', '2')
    choose('#wpforms-229-field_6-quantity', '2')
    // Two plans for three years, and a guarantee that comes with it.
    expect(totals()[0]).toBe('£1,270.97')
    const rows = [...document.querySelectorAll<HTMLElement>('.wpforms-order-summary-field')].filter(({ style }) => style.display !== 'none')
    expect(rows.map((row) => [...row.querySelectorAll('td')].map(({ textContent }) => textContent).join(' | '))).toEqual([
      'Box of 57 mm rolls | 3 | £56.97', 'Tip for the driver | 1 | £0.00', 'Printer - Kitchen | 1 | £1,049.50', 'Extras - Cable | 1 | £4.10', 'Extras - Paper | 1 | £0.20',
      'Service plan - Three years | 2 | £150.00', 'Guarantee for the plan | 1 | £9.00',
    ])
  })

  it('with masks is typed into by them, and its slider says what it stands at', async () => {
    await open('wpforms-pro-fields-text')
    const typed = { 6: 'kx1234z', 7: '4/5/2026', 8: '123456789', 9: '19216801', 20: '+1 (202) 555-0123', 22: '+442079460000' }
    for (const [id, text] of Object.entries(typed)) type(`#wpforms-202-field_${id}`, text)
    choose('#wpforms-202-field_14', '120')
    expect(Object.keys(typed).map((id) => one(`#wpforms-202-field_${id}`).value)).toEqual(['kx-1234-z', '04/05/2026', 'GB123456789', '192.168.0.1', '(202) 555-0123', '+442079460000'])
    expect(one('.wpforms-field-number-slider-hint').textContent).toBe('120 cm wide')
  })

  it('with files sends them to the shop as the page says, and holds what that says of them', async () => {
    const { uploaded } = await open('wpforms-pro-fields-files-richtext-layout')
    const give = async (id: string, ...files: readonly File[]) => {
      const { dropzone } = one(`[data-field-id="${id}"].wpforms-uploader`) as unknown as { readonly dropzone: { addFile(file: File): void } }
      files.forEach(dropzone.addFile)
      await pass(3000)
    }
    await give('2', new File(['photo'], 'Counter photo.png'), new File(['text'], 'note.txt'))
    await give('3', new File(['proof'], 'proof.png'), new File(['proof'], 'proof.pdf'))
    const held = (id: string) => (JSON.parse(one(`#wpforms-211-field_${id}`).value) as { file_user_name: string }[]).map(({ file_user_name: name }) => name)
    expect([held('2').toSorted(), held('3')]).toEqual([['Counter photo.png', 'note.txt'], ['proof.pdf']])
    const begun = uploaded.filter((fields) => fields.get('action') === 'wpforms_upload_chunk_init').map((fields) => ['form_id', 'field_id', 'name', 'dzchunksize'].map((name) => fields.get(name)).join())
    expect(begun).toEqual(['211,2,Counter photo.png,2097152', '211,2,note.txt,2097152', '211,3,proof.pdf,1048576'])
  })

  it('with rows and blocks sends them by the names that the server reads, and shows what that says of them', async () => {
    const opened = await open('wpforms-pro-fields-files-richtext-layout')
    const add = (field: string) => one<HTMLElement>(`[data-field-id="${field}"] .wpforms-field-repeater-button-add`)
    const list = (field: string) => one(`[name="wpforms[fields][${field}][clone_list]"]`).value
    add('21').click()
    await pass(50)
    add('24').click()
    await pass(50)
    expect([list('21'), list('24'), add('24').classList.contains('wpforms-disabled')]).toEqual(['[2]', '[3,2]', true])
    expect([...document.querySelectorAll('[data-field-id="24"] .wpforms-wpforms-field-repeater-block-num')].map(({ textContent }) => textContent)).toEqual(['#2', '#3'])
    one<HTMLElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await pass(50)
    expect(errors().map(([id]) => id).filter((id) => /^(?:19|22)/.test(id ?? ''))).toEqual(['19', '19_2', '22', '22', '22_3', '22_3', '22_2', '22_2'])
    expect([opened.sent, opened.page.errors]).toEqual([[], []])
  })

  it('with a sum and a question is checked by both', async () => {
    const { sent } = await open('wpforms-pro-captcha')
    const [first, operator, second] = ['n1', 'cal', 'n2'].map((part) => one(`span.${part}`).textContent)
    const result = operator === '+' ? Number(first) + Number(second) : Number(first) * Number(second)
    type('#wpforms-243-field_1', 'Open?')
    type('#wpforms-243-field_2', String(result + 1))
    type('#wpforms-243-field_3', 'iron')
    one<HTMLElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await pass(50)
    expect(errors()).toEqual([['2', 'Incorrect answer.'], ['3', 'Incorrect answer.']])
    type('#wpforms-243-field_2', String(result))
    type('#wpforms-243-field_3', ' Copper')
    one<HTMLElement>('form').dispatchEvent(new Event('submit', { bubbles: true, cancelable: true }))
    await pass(50)
    expect([sent.length, sent[0]?.get('wpforms[fields][2][n1]'), sent[0]?.get('wpforms[fields][2][a]')]).toEqual([1, first, String(result)])
  })
})

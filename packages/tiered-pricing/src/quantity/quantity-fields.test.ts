import { startUnit } from '@tillkit/mount'
import { openTestPage, type TestPage, type TestPageOptions } from '@tillkit/testing/contract'
import { F1, globalData, quantityHtml, simpleProductMain } from '@tillkit/fixtures'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { stubSurface } from '../tiered-pricing.stub.ts'

let page: TestPage

async function open(options: Partial<TestPageOptions> = {}) {
  page = await openTestPage(async () => (await import('../tiered-pricing.ts')).tieredPricing, {
    html: simpleProductMain(F1, { generation: '5.4', displayType: 'table', quantity: { buttons: true } }),
    globals: { tieredPricingGlobalData: globalData({ generation: '5.4', premium: true }) },
    jquery: true,
    ...options,
  })
  return Reflect.get(window, 'jQuery') as JQueryStatic
}

afterEach(() => page.close())

const field = () => document.querySelector('form.cart [name="quantity"]') as HTMLInputElement
const active = () => document.querySelector('.tiered-pricing--active')?.getAttribute('data-tiered-quantity')
const type = (value: string, target = field()) => {
  target.value = value
  for (const name of ['input', 'change']) target.dispatchEvent(new Event(name, { bubbles: true }))
}

/** Counts `tiered_price_update`. */
function updates($: JQueryStatic): unknown[] {
  const seen: unknown[] = []
  const told = (_event: unknown, { quantity }: { quantity: number }) => seen.push(quantity)
  $(document).off('.test').on('tiered_price_update.test', told)
  return seen
}

describe('the product\'s quantity field', () => {
  it('is heard natively and through jQuery, once a change', async () => {
    const $ = await open()
    await page.start()
    const seen = updates($)
    type('10')
    expect(active()).toBe('10')
    $(field()).val('50').trigger('change')
    expect(active()).toBe('50')
    expect(seen).toEqual([10, 50])
    $(document).off('.test')
  })

  it('answers code that triggers a change again, with the quantity that stands', async () => {
    const $ = await open()
    await page.start()
    const seen = updates($)
    $(field()).trigger('change')
    expect(seen).toEqual([1])
    field().dispatchEvent(new Event('change', { bubbles: true }))
    expect(seen).toEqual([1])
    $(document).off('.test')
  })

  it('is looked at after clicks, after the form\'s reset and on coming back (bug 5)', async () => {
    await open()
    await page.start()
    const silently = async (value: string, event: () => void) => {
      field().value = value
      event()
      await page.rest()
      return active()
    }
    const { form } = field()
    expect(await silently('10', () => document.querySelector<HTMLElement>('.plus')?.click())).toBe('10')
    expect(await silently('50', () => window.dispatchEvent(new Event('pageshow')))).toBe('50')
    expect(await silently('100', () => form?.dispatchEvent(new Event('reset')))).toBe('100')
  })

  it('may be changed by a listener of the change that we raise ourselves', async () => {
    const $ = await open()
    $(field()).on('change', () => {
      if (field().value === '1') $(field()).val('10').trigger('change')
    })
    await page.start()
    expect(field().value).toBe('10')
    expect(active()).toBe('10')
  })

  it('is followed on when a listener of our own change throws', async () => {
    const $ = await open()
    const reported = vi.fn()
    vi.stubGlobal('reportError', reported)
    let throws = true
    $(field()).on('change', () => {
      if (throws) throw new Error('boom')
    })
    await page.start()
    expect(reported).toHaveBeenCalled()
    expect(page.errors).toEqual([])
    throws = false
    type('10')
    expect(active()).toBe('10')
  })
})

describe('a theme\'s own buttons', () => {
  /** Puts a button into the form whose handler sets the field without telling anybody. */
  const button = (press: (event: Event) => void) => {
    const made = document.createElement('button')
    made.type = 'button'
    made.addEventListener('click', press)
    field().after(made)
    return made
  }

  it.each([
    ['keep their click to themselves', (event: Event) => {
      event.stopPropagation()
      field().value = '50'
    }],
    ['take their time', () => {
      setTimeout(() => {
        field().value = '50'
      }, 30)
    }],
  ])('are noticed when they %s (bug 5)', async (_what, press) => {
    await open()
    await page.start()
    button(press).click()
    await page.rest()
    expect(active()).toBe('50')
  })
})

describe('a tier that is picked again', () => {
  it('is worked out again, and the field says so', async () => {
    const $ = await open()
    await page.start()
    const seen = updates($)
    const changes = vi.fn()
    $(field()).on('change.test', changes)
    document.querySelector<HTMLElement>('.tiered-pricing--active td')?.click()
    expect(changes).toHaveBeenCalledTimes(1)
    expect(seen).toEqual([1])
    $(document).off('.test')
  })
})

describe('what is no quantity field', () => {
  it('keeps its value: radio buttons of that name hold a choice', async () => {
    const radio = (value: string) => `<input type="radio" name="quantity" value="${value}">`
    await open({
      html: simpleProductMain(F1, { generation: '5.4', displayType: 'table', inForm: ['1', '10', '50'].map(radio).join('') }),
    })
    await page.start()
    type('10')
    const radios = [...document.querySelectorAll<HTMLInputElement>('input[type="radio"]')]
    expect(radios.map(({ value }) => value)).toEqual(['1', '10', '50'])
  })
})

describe('several fields of the product', () => {
  const sticky = `<form class="cart" id="sticky">
    ${quantityHtml({ productId: 10, name: 'Roll', id: 'second' })}
    <input type="hidden" name="add-to-cart" value="10">
  </form>`
  const second = () => document.querySelector('#second') as HTMLInputElement

  it('follow what was typed into any of them before we came', async () => {
    await open({ html: simpleProductMain(F1, { generation: '5.4', displayType: 'table' }) + sticky })
    second().value = '50'
    await page.start()
    expect([field().value, active()]).toEqual(['50', '50'])
  })

  it('keep their value where they cannot have the other\'s', async () => {
    const list = '<select name="quantity"><option>1<option>10</select><input type="hidden" name="add-to-cart" value="10">'
    await open({ html: `${simpleProductMain(F1, { generation: '5.4', displayType: 'table' })}<form class="cart" id="list">${list}</form>` })
    await page.start()
    const select = document.querySelector('#list select') as HTMLSelectElement
    type('7')
    expect(select.value).toBe('1')
    type('10')
    expect(select.value).toBe('10')
  })

  it('follow the one that was edited last', async () => {
    await open({ html: simpleProductMain(F1, { generation: '5.4', displayType: 'table' }) + sticky })
    await page.start()
    type('10', second())
    expect([active(), field().value]).toEqual(['10', '10'])
    type('50')
    expect([active(), second().value]).toEqual(['50', '50'])
  })

  it('take over what stands when they come late', async () => {
    await open()
    await page.start()
    type('10')
    document.body.insertAdjacentHTML('beforeend', sticky)
    await page.rest()
    expect([active(), second().value]).toEqual(['10', '10'])
  })
})

describe('an override of the field', () => {
  const own = '<input id="own" value="1"><input id="second" value="1">'
  const find = (id: string) => document.querySelector(`#${id}`) as HTMLInputElement
  const override = (id: string) => {
    stubSurface().overrides.$getQuantityField = () => [find(id)]
  }

  async function openWithOwn() {
    await open()
    document.body.insertAdjacentHTML('beforeend', own)
  }

  it('names the field that counts, and the form\'s does not', async () => {
    await openWithOwn()
    override('own')
    await page.start()
    type('10', find('own'))
    expect(active()).toBe('10')
    type('50')
    expect(active()).toBe('10')
  })

  it('may come after the widget, until third parties could listen', async () => {
    await openWithOwn()
    startUnit(page.unit)
    override('own')
    await page.start()
    type('10', find('own'))
    expect(active()).toBe('10')
    type('50')
    expect(active()).toBe('10')
    expect(find('own').value).toBe('10')
  })
})

describe('picking a tier', () => {
  const pick = (minimum: number) => document.querySelector<HTMLElement>(`[data-tiered-quantity="${minimum}"] td`)?.click()

  it('sets the field and tells everybody, natively', async () => {
    await open()
    await page.start()
    const heard = vi.fn()
    for (const name of ['input', 'change']) field().addEventListener(name, (event) => heard(event.type, event.bubbles))
    pick(50)
    expect([field().value, active()]).toEqual(['50', '50'])
    expect(heard.mock.calls).toEqual([['input', true], ['change', true]])
    pick(50)
    expect(heard).toHaveBeenCalledTimes(2)
  })

  it('leaves a list alone that does not have the quantity', async () => {
    await open({
      html: simpleProductMain(F1, { generation: '5.4', displayType: 'table' }).replace(
        /<input type="number"[^>]*>/,
        '<select name="quantity"><option>1</option><option>10</option></select>',
      ),
    })
    await page.start()
    const list = document.querySelector('select') as HTMLSelectElement
    pick(50)
    expect([list.value, active()]).toEqual(['1', '1'])
    pick(10)
    expect([list.value, active()]).toEqual(['10', '10'])
  })
})

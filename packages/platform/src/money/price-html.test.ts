import { describe, expect, it } from 'vitest'
import { euros, pounds, yen } from './currency.fixtures.ts'
import { compare, decimal, multiply, percentageFloor, round, subtract } from './decimal.ts'
import { amountHtml, salePriceHtml, type SalePriceSentences } from './price-html.ts'
import { escapeHtml, safeHtml } from '../safe-html.ts'

const amount = (content: string, suffix = '') =>
  `<span class="woocommerce-Price-amount amount"><bdi>${content}</bdi>${suffix}</span>`
const symbol = (text: string) => `<span class="woocommerce-Price-currencySymbol">${text}</span>`

function rendered(html: string): HTMLElement {
  const element = document.createElement('p')
  element.innerHTML = html
  return element
}

describe('amountHtml', () => {
  it.each([
    ['symbol first', pounds, '10', amount(`${symbol('£')}10.00`)],
    ['thousands', pounds, '1234.5', amount(`${symbol('£')}1,234.50`)],
    ['symbol last', euros, '1234.5', amount(`1.234,50\u00a0${symbol('€')}`)],
    ['no decimals', yen, '12000', amount(`${symbol('¥')}12,000`)],
    ['trimmed zeros', { ...pounds, trimZeros: true }, '10', amount(`${symbol('£')}10`)],
    ['zeros not trimmed', { ...pounds, trimZeros: true }, '9.5', amount(`${symbol('£')}9.50`)],
    ['negative', pounds, '-1234.5', amount(`-${symbol('£')}1,234.50`)],
  ])('writes %s', (_, format, value, expected) => {
    expect(amountHtml(decimal(value), format)).toBe(expected)
  })

  it('puts the suffix behind the bdi with a space on each side', () => {
    const suffix = safeHtml` <small class="woocommerce-price-suffix">inc VAT</small>`
    expect(amountHtml(decimal(9), pounds, suffix)).toBe(
      amount(`${symbol('£')}9.00`, '  <small class="woocommerce-price-suffix">inc VAT</small> '),
    )
    expect(amountHtml(decimal(9), pounds, escapeHtml(''))).toBe(amount(`${symbol('£')}9.00`))
  })

  it('shows markup in any setting as text', () => {
    const hostile = '<img src=x onerror=alert(1)>"\'&'
    const format = {
      ...pounds,
      symbol: hostile,
      decimalSeparator: hostile,
      thousandSeparator: hostile,
      priceFormat: `${hostile}%1$s%2$s`,
    }
    const element = rendered(amountHtml(decimal(1000), format))
    expect(element.querySelector('img')).toBeNull()
    expect(element.querySelectorAll('*')).toHaveLength(3)
    expect(element.textContent).toBe(`${hostile}${hostile}1${hostile}000${hostile}00`)
  })

  it.each(['$&', "$'", '$`', '$1', '$$', '%2$s', '%1$s'])('shows %s as it is wherever a setting has it', (text) => {
    const format = { ...pounds, symbol: text, decimalSeparator: text, thousandSeparator: text }
    const element = rendered(amountHtml(decimal(1000), format, escapeHtml(text)))
    expect(element.textContent).toBe(`${text}1${text}000${text}00 ${text} `)
    expect(element.querySelector('.woocommerce-Price-currencySymbol')?.textContent).toBe(text)
  })
})

describe('salePriceHtml', () => {
  it('crosses out the original, one space, the price with its suffix', () => {
    const suffix = safeHtml` <small class="woocommerce-price-suffix">inc VAT</small>`
    const before = amount(`${symbol('£')}10.00`)
    const after = amount(`${symbol('£')}9.00`, ` ${suffix} `)
    expect(salePriceHtml({ original: decimal(10), price: decimal(9) }, pounds, { suffix })).toBe(
      `<del>${before}</del> <ins>${after}</ins>`,
    )
  })

  it('follows the currency for both prices', () => {
    expect(rendered(salePriceHtml({ original: decimal(1500), price: decimal(1200) }, yen)).textContent).toBe('¥1,500 ¥1,200')
  })

  it('lets a screen reader hear the sentences instead of both numbers', () => {
    const before = amount(`${symbol('£')}10.00`)
    const after = amount(`${symbol('£')}9.00`)
    const html = salePriceHtml({ original: decimal(10), price: decimal(9) }, pounds, {
      sentences: {
        was: (price) => `It was ${price}.`,
        now: (price) => `It is <b>${price}</b>.`,
      },
    })
    expect(html).toBe(
      `<del aria-hidden="true">${before}</del> <span class="screen-reader-text">It was £10.00.</span> ` +
        `<ins aria-hidden="true">${after}</ins>` +
        '<span class="screen-reader-text">It is &lt;b&gt;£9.00&lt;/b&gt;.</span>',
    )
  })

  it('lets a screen reader hear the text of the suffix too, once', () => {
    const suffix = safeHtml` <small title="${escapeHtml('a > b')}">inc ${escapeHtml('<VAT> & £10.80')}</small>`
    const sentences: SalePriceSentences = { was: (price) => `It was ${price}.`, now: (price) => `It is ${price}.` }
    const element = rendered(salePriceHtml({ original: decimal(10), price: decimal(9) }, pounds, { suffix, sentences }))
    for (const hidden of element.querySelectorAll('[aria-hidden]')) hidden.remove()
    const heard = element.textContent.replace(/\s+/g, ' ').trim()
    expect(heard).toBe('It was £10.00. It is £9.00. inc <VAT> & £10.80')
    expect(element.querySelector('small')).toBeNull()
  })
})

describe('the sums of a price table', () => {
  it.each([
    { price: '10', quantity: '10.5', unit: '9', total: '94.50', saved: '10.50', percent: 10 },
    { price: '10', quantity: '10', unit: '9.3', total: '93.00', saved: '7.00', percent: 7 },
    { price: '100', quantity: '1', unit: '71', total: '71.00', saved: '29.00', percent: 29 },
    { price: '8', quantity: '10', unit: '7', total: '70.00', saved: '10.00', percent: 12 },
    { price: '10', quantity: '10', unit: '7', total: '70.00', saved: '30.00', percent: 30 },
    { price: '10', quantity: '1000', unit: '7.5', total: '7,500.00', saved: '2,500.00', percent: 25 },
    { price: '1234.5', quantity: '1000', unit: '999.99', total: '999,990.00', saved: '234,510.00', percent: 18 },
    { price: '19.99', quantity: '2.5', unit: '19.99', total: '49.98', saved: '0.00', percent: 0 },
    { price: '1.15', quantity: '1.5', unit: '1.15', total: '1.73', saved: '0.00', percent: 0 },
    { price: '10', quantity: '9.99', unit: '10', total: '99.90', saved: '0.00', percent: 0 },
  ])('$quantity at $unit instead of $price: $total, saved $saved, $percent %', (row) => {
    const [price, quantity, unit] = [decimal(row.price), decimal(row.quantity), decimal(row.unit)]
    const saving = subtract(price, unit)
    expect(amountHtml(multiply(unit, quantity), pounds)).toBe(amount(symbol('£') + row.total))
    expect(amountHtml(multiply(saving, quantity), pounds)).toBe(amount(symbol('£') + row.saved))
    expect(percentageFloor(saving, price)).toBe(row.percent)
  })

  it.each([
    ['10', '8', true],
    ['10', '10', false],
    ['10', '12', false],
    ['10.004', '10.0', false],
    ['10.005', '10.0', true],
    ['0', '10', false],
  ])('knows after rounding whether %s is above %s', (original, price, above) => {
    expect(compare(round(decimal(original), 2), round(decimal(price), 2)) > 0).toBe(above)
  })
})

import { afterEach, beforeEach, expect, it } from 'vitest'
import { createWrites } from './first-room.ts'

let element: HTMLElement
beforeEach(() => {
  element = document.body.appendChild(document.createElement('div'))
})
afterEach(() => element.remove())

const style = () => element.getAttribute('style')

it('are taken back part by part, to what was printed', () => {
  element.setAttribute('style', 'padding-top: 5px; color: red;')
  const other = element.appendChild(document.createElement('p'))
  const { put, end } = createWrites()
  put({ part: 'header', element: element, property: 'padding-top' }, '0px !important')
  put({ part: 'logo', element: other, property: 'padding-left' }, '123px')
  expect([element.style.getPropertyPriority('padding-top'), element.style.transition, other.style.paddingLeft]).toEqual(['important', 'none', '123px'])
  end('header')
  expect([style(), other.style.paddingLeft]).toEqual(['padding-top: 5px; color: red;', '123px'])
  end('logo')
  expect(other.hasAttribute('style')).toBe(false)
})

it('leave alone what somebody else has written since', () => {
  const { put, end } = createWrites()
  put({ part: 'header', element: element, property: 'padding-top' }, '80px')
  put({ part: 'header', element: element, property: 'padding-top' }, '170px')
  expect(element.style.paddingTop).toBe('170px')
  element.style.paddingTop = '90px'
  put({ part: 'header', element: element, property: 'padding-top' }, '200px')
  end('header')
  expect(style()).toBe('padding-top: 90px;')
})

it('let transitions be again once the page is there', () => {
  const { put, settle } = createWrites()
  put({ part: 'header', element: element, property: 'padding-top' }, '80px')
  settle()
  expect(style()).toBe('padding-top: 80px;')
})

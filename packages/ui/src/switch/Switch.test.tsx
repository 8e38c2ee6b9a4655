import { cleanup, fireEvent, render, screen } from '@testing-library/react'
import { useState } from 'react'
import { afterEach, describe, expect, it, vi } from 'vitest'
import { Switch } from './Switch.tsx'

afterEach(cleanup)

function Statistics({ heard }: { heard: (checked: boolean) => void }) {
  const [checked, setChecked] = useState(false)
  const change = (next: boolean) => {
    heard(next)
    setChecked(next)
  }
  return <Switch label="Statistics" description="Which pages are read." checked={checked} onChange={change} name="statistics" />
}

const described = (element: Element) =>
  (element.getAttribute('aria-describedby') ?? '').split(' ').map((id) => document.getElementById(id)?.textContent)

describe('Switch', () => {
  it('is a switch with a name and a description, and goes on and off', () => {
    const heard = vi.fn()
    render(<Statistics heard={heard} />)
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Statistics' })
    expect(input.checked).toBe(false)
    expect(described(input)).toEqual(['Which pages are read.'])
    fireEvent.click(input)
    expect(input.checked).toBe(true)
    fireEvent.click(screen.getByText('Statistics'))
    expect(input.checked).toBe(false)
    expect(heard.mock.calls).toEqual([[true], [false]])
  })

  it('is sent with its form while it is on', () => {
    render(
      <form>
        <Statistics heard={() => undefined} />
      </form>,
    )
    const names = () => [...new FormData(document.forms[0]).keys()]
    expect(names()).toEqual([])
    fireEvent.click(screen.getByRole('switch'))
    expect(names()).toEqual(['statistics'])
  })

  it('says why it cannot be changed', () => {
    const change = vi.fn()
    render(<Switch label="Necessary" status="Always on" checked disabled onChange={change} />)
    const input = screen.getByRole<HTMLInputElement>('switch', { name: 'Necessary' })
    expect(input.disabled).toBe(true)
    expect(described(input)).toEqual(['Always on'])
    input.click()
    expect(change).not.toHaveBeenCalled()
  })
})

import { Button, Dialog, Switch } from '@tillkit/ui'
import { useState, type ReactNode } from 'react'

const CATEGORIES = [
  { id: 'necessary', name: 'Necessary', words: 'The basket, the checkout and this choice do not work without them.' },
  { id: 'statistics', name: 'Statistics', words: 'Which pages are read, and for how long. It helps us to find out what is hard to find.' },
  { id: 'marketing', name: 'Marketing', words: 'What may interest you, here and on the pages of others, from what you have looked at.' },
] as const

/** A dialog of consent preferences, assembled of the kit's parts; what is passed in opens it. */
export function ConsentPreferences({ isOpen = false, children }: { readonly isOpen?: boolean; readonly children: (open: () => void) => ReactNode }) {
  const [isThere, setThere] = useState(isOpen)
  const [given, setGiven] = useState<readonly string[]>(['necessary'])
  const close = () => setThere(false)
  const turn = (id: string, isOn: boolean) => setGiven(isOn ? [...given, id] : given.filter((each) => each !== id))
  return (
    <>
      {children(() => setThere(true))}
      {isThere && (
        <Dialog
          title="Choose cookies"
          description="You can change this at any time, by the link at the foot of every page."
          labels={{ close: 'Close' }}
          onClose={close}
          footer={
            <>
              <Button onClick={close}>Reject all</Button>
              <Button onClick={close}>Accept all</Button>
              <Button look="primary" onClick={close}>
                Save my choice
              </Button>
            </>
          }
        >
          {CATEGORIES.map(({ id, name, words }) => (
            <section key={id} style={{ marginBlockStart: 20 }}>
              <Switch
                label={name}
                status={id === 'necessary' && 'Always on'}
                checked={given.includes(id)}
                disabled={id === 'necessary'}
                onChange={(isOn) => turn(id, isOn)}
                description={words}
              />
              <details style={{ marginBlockStart: 6 }}>
                <summary>Which ones</summary>
                <ul>
                  <li>{id}_session, for as long as the window is open</li>
                  <li>{id}_visitor, for a year</li>
                </ul>
              </details>
            </section>
          ))}
        </Dialog>
      )}
    </>
  )
}

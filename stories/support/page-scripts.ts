import customButton from '@tillkit/testing/custom-button.js?url'
import variationForm from '@tillkit/testing/variation-form.js?url'

/** The jQuery of a shop's page. */
export async function loadJQuery(): Promise<JQueryStatic> {
  return (await import('jquery')).default
}

/**
 * Puts the stand-in for the platform's variation form on the page, as a shop does: by a classic script tag. Each tag
 * runs the script again, with the forms that are there by then.
 * @returns takes the tag away again
 */
export function loadVariationForm(timing: 'together' | 'delayed'): Promise<() => void> {
  return loadScript(variationForm, { timing })
}

/** The platform's register of place-order buttons, and what a button of it may do. */
interface ButtonRegister {
  register(id: string, button: { render(container: HTMLElement, api: { submit(): void }): void }): void
}

/**
 * Puts the stand-in for the platform's register of place-order buttons on the page, and buttons into it as ways to pay do.
 * @param buttons what each says, by the id of its way to pay
 * @returns takes tag and register away again
 */
export async function loadPayButtons(buttons: Readonly<Record<string, string>>): Promise<() => void> {
  const takeAway = await loadScript(customButton)
  const { customPlaceOrderButton } = Reflect.get(window, 'wc') as { customPlaceOrderButton: ButtonRegister }
  for (const [id, words] of Object.entries(buttons)) {
    customPlaceOrderButton.register(id, {
      render(container, { submit }) {
        const button = Object.assign(document.createElement('button'), { type: 'button', className: 'button alt wallet-button', textContent: words })
        button.addEventListener('click', submit)
        container.append(button)
      },
    })
  }
  return () => {
    takeAway()
    Reflect.deleteProperty(window, 'wc')
  }
}

function loadScript(src: string, data: Readonly<Record<string, string>> = {}): Promise<() => void> {
  const script = Object.assign(document.createElement('script'), { src })
  Object.assign(script.dataset, data)
  return new Promise((resolve, reject) => {
    script.addEventListener('load', () => resolve(() => script.remove()))
    script.addEventListener('error', () => reject(new Error(`${src} could not be loaded.`)))
    document.head.append(script)
  })
}

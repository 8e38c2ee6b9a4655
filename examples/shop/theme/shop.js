/**
 * The theme's own script, as many shops have one: quantity buttons that set the field without telling anybody,
 * a picture that follows the choice, a quick view.
 */
;(function () {
  'use strict'

  document.addEventListener('click', (event) => {
    const button = event.target instanceof Element && event.target.closest('.quantity .plus, .quantity .minus')
    if (button) stepQuantity(button)
    const link = event.target instanceof Element && event.target.closest('[data-quick-view]')
    if (link && !event.ctrlKey && !event.metaKey && !event.shiftKey) openQuickView(event, link)
  })

  /** The basket in the header closes when one goes elsewhere. */
  const basket = document.querySelector('.site-basket-menu')
  document.addEventListener('click', (event) => {
    if (basket?.open && event.isTrusted && event.target.isConnected && !basket.contains(event.target)) basket.open = false
  })
  document.addEventListener('keydown', (event) => {
    if (event.key !== 'Escape' || !basket?.open) return
    basket.open = false
    basket.querySelector('summary').focus()
  })

  /** Sets the value silently: no `input`, no `change`. Many themes do just that. */
  function stepQuantity(button) {
    const field = button.parentElement.querySelector('.qty')
    const step = Number(field.step) || 1
    const least = field.min === '' ? -Infinity : Number(field.min)
    const most = field.max === '' ? Infinity : Number(field.max)
    const next = (Number(field.value) || 0) + (button.classList.contains('plus') ? step : -step)
    const decimals = (String(step).split('.')[1] ?? '').length
    field.value = Math.min(most, Math.max(least, next)).toFixed(decimals)
  }

  /** Loads a product into a dialog; when that fails the link leads to the product's page. */
  async function openQuickView(event, link) {
    event.preventDefault()
    try {
      const answer = await fetch(link.dataset.quickView)
      if (!answer.ok) throw new Error(String(answer.status))
      showDialog(await answer.text())
    } catch {
      location.href = link.href
    }
  }

  function showDialog(content) {
    const dialog = document.createElement('dialog')
    dialog.className = 'quick-view woocommerce'
    dialog.setAttribute('aria-label', 'Quick view')
    dialog.innerHTML = `<button type="button" class="button quick-view__close">Close</button>${content}`
    dialog.querySelector('.quick-view__close').addEventListener('click', () => dialog.close())
    dialog.addEventListener('close', () => dialog.remove())
    document.body.append(dialog)
    dialog.showModal()
  }
})()

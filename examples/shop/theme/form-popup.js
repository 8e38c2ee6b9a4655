/**
 * A popup plugin's script, as many shops have one: a popup's content is put into the page each time that it is opened, and is taken away when it
 * is closed. Others are told with the event that page builders raise.
 */
;(function () {
  'use strict'

  document.addEventListener('click', (event) => {
    const opener = event.target instanceof Element && event.target.closest('[data-popup]')
    if (opener) open(opener, document.getElementById(opener.dataset.popup))
  })

  function open(opener, template) {
    const popup = document.createElement('div')
    popup.className = 'form-popup'
    popup.setAttribute('role', 'dialog')
    popup.setAttribute('aria-modal', 'true')
    popup.setAttribute('aria-label', template.dataset.name)
    popup.innerHTML = '<div class="form-popup__box"><button type="button" class="form-popup__close" aria-label="Close">×</button></div>'
    popup.firstChild.append(template.content.cloneNode(true))
    popup.addEventListener('keydown', (event) => {
      if (event.key === 'Escape') close()
      if (event.key === 'Tab') keepInside(popup, event)
    })
    popup.addEventListener('click', (event) => {
      if (event.target === popup || event.target.closest('.form-popup__close')) close()
    })
    document.body.append(popup)
    popup.querySelector('.form-popup__close').focus()
    window.dispatchEvent(new CustomEvent('elementor/popup/show', { detail: { id: 301 } }))

    function close() {
      popup.remove()
      opener.focus()
    }
  }

  /** The Tab key goes round in the popup. */
  function keepInside(popup, event) {
    const stops = [...popup.querySelectorAll('a[href], button, input, select, textarea')].filter((each) => each.tabIndex >= 0 && each.checkVisibility({ visibilityProperty: true }))
    const [first, last] = [stops[0], stops.at(-1)]
    const end = event.shiftKey ? first : last
    if (document.activeElement !== end) return
    event.preventDefault()
    ;(event.shiftKey ? last : first).focus()
  }
})()

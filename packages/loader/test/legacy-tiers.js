// Stands for the shop's own script as such scripts are: it binds through jQuery when the page is ready, reads nothing by
// itself, and marks the tier when it next hears of a quantity.
window.legacyRuns = (window.legacyRuns || 0) + 1
window.legacyHeard = []
jQuery(function ($) {
  $(document).on('input change', '.qty', function (event) {
    const quantity = Number(this.value)
    window.legacyHeard.push(`${event.type} ${quantity}`)
    const rows = $('[data-tiered-quantity]').removeClass('tiered-pricing--active')
    rows.filter((_, row) => Number(row.dataset.tieredQuantity) <= quantity).last().addClass('tiered-pricing--active')
  })
  $(document).on('click', '.tiered-pricing-dropdown__select-box', () => window.legacyHeard.push('click'))
})

window.library = {}
window.order.push('library')

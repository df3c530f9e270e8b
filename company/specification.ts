/**
 * What was ordered for this company, sentence by sentence, as far as a test can tell. A test names the sentences that it
 * checks in its tags; docs/specification.md is the table of both.
 */
export const specification = {
  '1.1':
    'A tagline about keeping cargo cool and fresh, and services for local, regional and nationwide transportation.',
  '1.2': 'There are no accounts, no sign-in and no logged-in area.',
  '1.3': 'The footer shows a copyright line with the current year and a privacy policy label.',
  '1.4': 'The label is not a link. Some footer links have empty targets.',
  '2.1':
    'Five routes, all public, none with parameters: /, /about, /strategy, /career, /contact. No other route.',
  '2.2': 'Every page has the same header and footer.',
  '2.3':
    'The header shows the company name with a tagline and the links Home, About, Strategy, Career, Contact.',
  '2.4': 'The link of the active page is highlighted.',
  '2.5': 'Clicking any link scrolls the page to the top.',
  '2.6': 'At a window width of 1024 px or less the header links are replaced by a menu button.',
  '2.7':
    'It opens a slide-in drawer from the right containing the same five links, three social icons and a close button.',
  '2.8': 'Home: hero with a looping, muted background video.',
  '2.9':
    'Home: the heading "Cold Meets Innovation", a sub-heading, two buttons (Learn More to /about, CONTACT US to /contact) and the line about local, regional and nationwide transportation.',
  '2.10':
    'Home: sections in order: Our Services and Strategy (button Know More to /strategy), Committed to Responsible Logistics, Real-Time Information, Careers (button Work With Us to /career).',
  '2.11': 'Sections fade up on scroll.',
  '2.12': 'About Us with text and numbered lists.',
  '2.13': 'About: Industry Focus block.',
  '2.14':
    'About: Leadership Team block with a Join our team button (its target is only a hash) and four profile cards.',
  '2.15':
    'Each card shows a name, an avatar, a position and a contact address. Positions: Co-Founder (twice), Sales & Supply Head, Operation Head.',
  '2.16': 'Strategy: heading Services and Strategy, text, a looping video.',
  '2.17':
    'Strategy: six service cards: Express Delivery, Corporate Fuel Credits, Vehicle Management, Cargo Insurance, Distress Repair (SOS), Strategic Partnerships.',
  '2.18':
    'Career: four info blocks: Working at the company, Company Culture, Opportunities for Professionals, Opportunities for Students.',
  '2.19':
    'Career: six numbered open roles: Logistics Coordinator, Supply Chain Manager, Warehouse Supervisor, Freight Forwarder, Customer Service Expert, Inventory Control Specialist.',
  '2.20': 'Each role has an Apply now button that does nothing.',
  '2.21': 'Contact: intro text with two contact addresses.',
  '2.22': 'Contact: a contact form and a newsletter subscription form.',
  '3.1':
    'Contact form values: firstName, lastName, email, message (all strings), held in the browser only.',
  '3.2': 'Newsletter form: email (string), subscribe (boolean), held in the browser only.',
  '4.1': 'Drawer menu: closed or open. The menu button opens it.',
  '4.2': 'The close button, a click on the backdrop or the Escape key closes it.',
  '4.3':
    'Narrow-view flag: true when the window width is 1024 px or less, and it follows the width as it changes.',
  '4.4':
    'Contact form: fields are held as the user types; after submit all four are reset to empty.',
  '4.5': 'Newsletter form: after submit the email is cleared and the checkbox is unchecked.',
  '5.1':
    'Contact form: firstName, lastName, email and message are all required (native browser required check).',
  '5.2':
    'Contact email: of email input type, a local part of letters, digits and . _ % + -, then @, then a domain of letters, digits, dots and hyphens, then a dot, then a top-level part of at least two letters.',
  '5.3': 'A wrong format shows the message "Wrong email format".',
  '5.4': 'Newsletter form: email required and of email type; no further pattern.',
  '5.5': 'The subscribe checkbox is optional and not enforced before submit.',
  '7.1': 'The contact form and the newsletter form make no network call.',
  '7.2':
    'On submit the entered values are only written to the browser console and the form is reset.',
  '7.3': 'Videos and images load from external static hosts.',
  '7.4':
    'Additional script chunks load from a static script path on the site’s own origin, with a 120-second time-out.',
  '7.5':
    'A deferred performance-reporting module loads only if a callback is given; none is given, so it does not load.',
  '8.1': 'Success or failure messages after submitting either form are not shown to users.',
  '9.1': 'Style breakpoints: sm 576, md 768, lg 992, xl 1200, xxl 1400 px; the drawer at 1024 px.',
  '9.2': 'Drawer and fade transitions: 300 ms.',
  '9.3': 'Scroll animation for sections: fade-up, duration 500 ms, offset 200.',
} as const;

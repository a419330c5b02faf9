// Answers a search while it is typed, on the drawn page: the server draws the answer, and only it takes the place of the one before. Once the app is on
// its way, that is the app's work.
import { isComing } from './app.ts';

/** As long as in the app (features/search/typing-pause.ts). */
const PAUSE_MS = 120;
const PLACE = 'answer';

async function answer(field: HTMLInputElement, address: string): Promise<void> {
  try {
    const sent = await fetch(address, { headers: { accept: 'text/html' } });
    const page = new DOMParser().parseFromString(await sent.text(), 'text/html');
    const [there, next] = [document.getElementById(PLACE), page.getElementById(PLACE)];
    const [state, newer] = [document.getElementById('state'), page.getElementById('state')];
    // Meanwhile something else may have been typed, or the app may have begun to take the page over.
    if (there === null || next === null || newer === null || isComing() || addressOf(field) !== address)
      return;
    there.replaceChildren(...document.adoptNode(next).childNodes);
    if (state !== null) state.textContent = newer.textContent;
    document.title = page.title;
    history.replaceState(history.state, '', address);
  } catch {
    // Without a network the earlier answer stays; the button says what is wrong.
  }
}

/** The address that the field's form would send. */
function addressOf({ form, name, value }: HTMLInputElement): string {
  const text = value.replaceAll(/\s+/g, ' ').trim();
  const path = form?.getAttribute('action') ?? '';
  return text === '' ? path : `${path}?${new URLSearchParams({ [name]: text }).toString()}`;
}

/** Begins. */
export function answerTyping(): void {
  let pause = 0;
  addEventListener('input', ({ target }) => {
    if (!(target instanceof HTMLInputElement) || target.form?.dataset['answers'] === undefined) return;
    clearTimeout(pause);
    pause = window.setTimeout(() => {
      if (!isComing() && target.isConnected) void answer(target, addressOf(target));
    }, PAUSE_MS);
  });
}

import { LegalPage } from './LegalPage';

/** /privacy */
export function PrivacyScreen() {
  return (
    <LegalPage
      title="Privacy"
      lead="What this server knows of you, why, and for how long. Whoever hosts it is responsible for your data."
    >
      <h2>What is stored with an account</h2>
      <ul>
        <li>Your e-mail address, to send you sign-in links. There is no password.</li>
        <li>Your first and last name, to address you.</li>
        <li>Your time zone, so that a day ends at your midnight.</li>
        <li>The answers you submit, how they were judged, and the XP they earned.</li>
      </ul>
      <h2>What stays in your browser</h2>
      <ul>
        <li>The code you are writing in each lesson, so that a reload loses nothing.</li>
        <li>Settings such as the theme and the sizes of the panes.</li>
        <li>
          A cookie, <code>refresh_token</code>, that keeps you signed in for 60 days. Scripts cannot read it.
        </li>
        <li>
          A cookie, <code>onboardingSeen</code>, that remembers for one day that you have seen the welcome
          page.
        </li>
      </ul>
      <p>
        As a guest you leave nothing on the server but what every web server sees: the address your requests
        come from and the time, in a log that serves to keep the service running.
      </p>
      <h2>What does not happen</h2>
      <p>
        There is no advertising and no tracking, and nothing on these pages is loaded from anybody else's
        servers. Your data is not sold or passed on.
      </p>
      <h2>Running your code</h2>
      <p>
        When you press Run, your code runs in your own browser and goes nowhere. When you press Submit, it is
        sent to this server, run there in a sandbox without a network, and stored with your result.
      </p>
      <h2>Your rights</h2>
      <p>
        You may ask the host of this server for a copy of your data, for a correction, or for its deletion.
        Your account's data is kept as long as the account; log lines are kept for a short time.
      </p>
    </LegalPage>
  );
}

import { CodeBlock } from '../CodeBlock';
import { DiffView } from '../DiffView';
import { Callout, Collapsible, Prose } from '../Prose';
import { SplitPane } from '../SplitPane';
import styles from './gallery.module.css';
import { Exhibit, Section } from './Section';

const CODE = `def temper(blade, heat=740):
    # too hot, and the edge goes soft
    if heat > 800:
        raise ValueError("let it cool")
    return blade.strike(3)`;

export function Reading() {
  return (
    <Section title="Reading">
      <Prose>
        <h2>Functions that raise errors</h2>
        <p>
          A function can reject its input. If the caller passes something invalid, <code>raise</code> an
          exception: the caller then has to <a href="#handle">handle it</a>, and cannot go on as if nothing
          had happened.
        </p>
        <CodeBlock code={CODE} language="python" output="ValueError: let it cool" />
        <Callout>
          <code>heat</code> has a default value.
        </Callout>
        <Callout kind="warning">An exception that nobody handles ends the program.</Callout>
        <ul>
          <li>Raise early, close to the problem.</li>
          <li>Handle late, where you can do something about it.</li>
        </ul>
        <table>
          <thead>
            <tr>
              <th>Metal</th>
              <th>Melts at</th>
              <th>Use</th>
            </tr>
          </thead>
          <tbody>
            <tr>
              <td>Copper</td>
              <td>1,085 °C</td>
              <td>Wire, pans</td>
            </tr>
            <tr>
              <td>Iron</td>
              <td>1,538 °C</td>
              <td>Everything else</td>
            </tr>
          </tbody>
        </table>
        <Collapsible summary="Why not return None?">
          <p>The caller might forget to check, and the failure shows up far from its cause.</p>
        </Collapsible>
      </Prose>
      <Exhibit name="Expected and actual output" stack>
        <DiffView
          expected={'Forging the blade\ntotal: 12\nheat\t740\ndone'}
          got={'Forging the blade\ntotal: 13\nheat 740\ndone\n'}
        />
      </Exhibit>
      <Exhibit name="Panes" stack>
        <div className={styles.split}>
          <SplitPane
            storageKey="gallery"
            panes={[
              { id: 'text', label: 'lesson', size: 40, content: <p className={styles.paneText}>Lesson</p> },
              {
                id: 'work',
                label: 'work',
                content: (
                  <SplitPane
                    storageKey="gallery-work"
                    direction="column"
                    panes={[
                      {
                        id: 'editor',
                        label: 'editor',
                        size: 65,
                        content: <p className={styles.paneText}>Editor</p>,
                      },
                      { id: 'output', label: 'output', content: <p className={styles.paneText}>Output</p> },
                    ]}
                  />
                ),
              },
            ]}
          />
        </div>
      </Exhibit>
    </Section>
  );
}

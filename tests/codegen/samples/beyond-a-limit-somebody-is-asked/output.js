function frame_0(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:
case 1:tick(2);
    if((S[13+S[fp+3]]<=2)||idle(S,fp,2)){
      step=2;
      continue;
    }
    {
      const b$0=S[13+S[fp+3]];
      S[fp+4]=b$0;
    }
    step=3;
    continue;
case 2:drop(S,fp,5);
    return 0;
case 3:{
      const n=options_0(S,fp);
      if(n>0){
        S[3]=S[fp+3];
        S[8]=0;
        S[fp+1]=3;
        return n;
      }
    }
case 4:{
      if(S[13+S[fp+3]]>=S[fp+4]){
        const a$1=S[13+S[fp+3]]-2|0;
        if(a$1!==0){
          if(S[13+S[fp+3]]<a$1)fail("short",2);
          if(log!==null)log.gain(S[fp+3],0,-a$1|0,2);
          S[13+S[fp+3]]-=a$1;
        }
      }
    }
    step=1;
    continue;
}
}

function frame_1(S,fp){
  for(let step=S[fp+1];;)switch(step){
case 0:S[fp+4]=0;
case 1:if(S[fp+4]>=S[2]){
      step=2;
      continue;
    }
    S[fp+5]=S[fp+4]++;
    {
      if(log!==null)log.gain(S[fp+5],0,3,3);
      S[13+S[fp+5]]+=3;
      S[fp+1]=1;
      const f=push(S,fp,6,0,3);
      S[f+3]=S[fp+5];
      tick(3);
      const n=frame_0(S,f);
      if(n>0)return n;
    }
    step=1;
    continue;
case 2:drop(S,fp,6);
    return 0;
}
}
